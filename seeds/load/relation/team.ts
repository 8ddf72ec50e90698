import { dayMs } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'
import { seedId } from '../seed-id.ts'
import { bookingIdOf } from '../write-invitations.ts'
import type { CompanyRelations, RelationName } from './company-relations.ts'

const points = ['調べ方の筋道', '分からないことを言葉にする力', '相手に伝わる話し方', '仕事への関心']

const phrases = [
  {
    title: '承認のお礼',
    text: '{氏名}様\n\nスカウトを承認していただき、ありがとうございます。{企業名}の{担当者}です。\n「{募集名}」について、まずは30分ほどお話しできればと思います。ご都合のよい時間帯を2つか3つ教えてください。',
  },
  {
    title: '前日のご案内',
    text: '{氏名}様\n\n明日はよろしくお願いいたします。接続できないときは、このやりとりに一言お送りください。すぐに電話でおつなぎします。',
  },
  {
    title: '面談のお礼',
    text: '{氏名}様\n\n本日はお時間をいただき、ありがとうございました。お話をうかがって、ますます関心を持ちました。結果は1週間以内に、ここでお知らせします。',
  },
  {
    title: '資料をお送りするとき',
    text: '資料をお送りします。すべてを読む必要はありません。気になったところを、次にお会いするときに聞かせてください。',
  },
]

type Note = { of: RelationName; by: number; to: readonly number[]; hoursAgo: number; text: string }
const notes: readonly Note[] = [
  {
    of: 'met',
    by: 1,
    to: [0, 2],
    hoursAgo: 16,
    text: '野口さんの評価が入りました。調べ方はかなり合いそうです。\n@佐伯 真琴 @佐藤 美緒 一次面接に進めてよいか、今日中に意見をください。',
  },
  {
    of: 'met',
    by: 2,
    to: [1],
    hoursAgo: 14,
    text: '@三田村 浩 賛成です。図を送ってくれたときの説明が分かりやすく、医療システム部の仕事に向いていると思います。',
  },
  {
    of: 'secondBooked',
    by: 0,
    to: [],
    hoursAgo: 90,
    text: '面談では緊張して言葉に詰まる場面がありました。一次面接では、最初の5分は研究の話から始めてください。',
  },
  {
    of: 'late',
    by: 2,
    to: [0],
    hoursAgo: 20,
    text: '@佐伯 真琴 片道2時間かかるそうです。帰りの新幹線に間に合うよう、16時には送り出しましょう。',
  },
]

/** The colleagues' records of their students: the points of their evaluation, evaluations, notes, and phrases. */
export async function loadTeam(db: Db, { company, of }: CompanyRelations, now: Date) {
  const companyId = company.id
  const user = (at: number) => company.userIds[at] ?? ''
  const insertedAt = new Date(now.getTime() - 60 * dayMs)
  await db
    .insertInto('evaluationForm')
    .values({ companyId, version: 1, points, companyUserId: user(0), insertedAt })
    .execute()
  await db
    .insertInto('threadPhrase')
    .values(phrases.map((phrase) => ({ companyId, ...phrase })))
    .execute()
  const evaluations = (
    [
      [
        'met',
        3,
        [5, 4, 4, 3],
        '失敗の原因を、思い込みではなく記録から追っていた。質問への答えが短く、分からないことは分からないと言えた。仕事への関心は、まだ研究の延長に見える。',
      ],
      [
        'held',
        3,
        [4, 5, 3, 4],
        '分からない用語をその場で確かめ、自分の言葉で言い直していた。声は小さいが、話の順序は分かりやすい。',
      ],
      [
        'held',
        0,
        [4, 4, 4, 5],
        '利用者の現場を見たいという動機がはっきりしている。配属の説明をもう一度ていねいにしたい。',
      ],
      ['secondBooked', 1, [5, 3, 3, 4], '記録の付け方に工夫がある。緊張が解けてからは、例を挙げて話せていた。'],
    ] as const
  ).flatMap(([name, by, scores, text]) => {
    const invitation = of[name]
    if (!invitation?.date) return []
    const at = new Date(Math.min(now.getTime(), invitation.date.endAt.getTime() + 2 * 3_600_000))
    const row = { companyId, companyUserId: user(by), candidateId: invitation.student.id, formVersion: 1, text }
    return [{ ...row, bookingId: bookingIdOf(invitation), scores: [...scores], insertedAt: at }]
  })
  if (evaluations.length > 0) await db.insertInto('evaluation').values(evaluations).execute()
  await loadNotes(db, of, user, now)
}

async function loadNotes(db: Db, of: CompanyRelations['of'], user: (at: number) => string, now: Date) {
  const rows = notes.flatMap(({ of: name, by, to, hoursAgo, text }, at) => {
    const invitation = of[name]
    if (!invitation) return []
    const insertedAt = new Date(now.getTime() - hoursAgo * 3_600_000)
    const { company, student, job } = invitation
    const id = seedId(insertedAt, `${company.id}/note/${at}`)
    const note = { companyId: company.id, id, candidateId: student.id, jobId: job.id, companyUserId: user(by), text }
    return [{ note: { ...note, insertedAt }, to: to.map(user) }]
  })
  if (rows.length === 0) return
  await db
    .insertInto('candidateNote')
    .values(rows.map(({ note }) => note))
    .execute()
  await db
    .insertInto('candidateNoteMention')
    .values(
      rows.flatMap(({ note: { companyId, id }, to }) =>
        to.map((companyUserId) => ({ companyId, candidateNoteId: id, companyUserId })),
      ),
    )
    .execute()
}
