import type { Db, Tx } from '#platform/db.ts'
import { longDate } from '#ground/tokyo-time.ts'
import { companyKinds, type AboutKind, type CompanyKind } from '../rules.ts'
import { fromSending, type Text } from '../texts.ts'

const counted: Record<CompanyKind, { sentence: (count: number) => string; path: string }> = {
  K01: { sentence: (n) => `${n}件の承認がありました`, path: '/client/candidates?ss=ACCEPTED' },
  K02: { sentence: (n) => `${n}件の辞退がありました`, path: '/client/candidates?ss=DECLINED' },
  K03: { sentence: (n) => `${n}件のスカウトが期限切れになりました`, path: '/client/candidates?ss=EXPIRED' },
  K04: { sentence: (n) => `${n}件の日程の予約がありました`, path: '/client/jobs/events' },
  K05: { sentence: (n) => `${n}件の日程の追加リクエストが届きました`, path: '/client/jobs/events' },
  K06: { sentence: (n) => `${n}件の予約の取り消しがありました`, path: '/client/jobs/events' },
  K07: { sentence: (n) => `${n}件の日程が満席になりました`, path: '/client/jobs/events' },
}

/** What was gathered for one company user's day ('YYYY-MM-DD' in Tokyo); undefined when it is nothing. */
export async function digestText(db: Db | Tx, about: AboutKind['DIGEST']): Promise<Text | undefined> {
  const kinds = await listKinds(db, about)
  const parts = companyKinds.flatMap((kind) => {
    const count = kinds.filter((taken) => taken === kind).length
    return count > 0 ? [{ sentence: counted[kind].sentence(count), path: counted[kind].path }] : []
  })
  const [first, ...more] = parts
  if (!first) return undefined
  const day = longDate(about.day)
  const title = more.length === 0 ? first.sentence : `お知らせのまとめ（${kinds.length}件）`
  const path = more.length === 0 ? first.path : '/client'
  const sentences = parts.map(({ sentence }) => `${sentence}。`)
  return {
    title,
    body: more.length === 0 ? day : sentences.join(''),
    path,
    mail: {
      subject: `${title}：${day}`,
      lines: [
        '前回のまとめのあとの、スカウトと日程の動きをお知らせします。',
        '',
        ...sentences.map((line) => `■${line}`),
      ],
      action: '次のURLで内容を確認してください。',
      reason: `${fromSending}1日1回まとめて受け取る設定になっています。`,
    },
  }
}

async function listKinds(db: Db | Tx, { companyId, companyUserId, day }: AboutKind['DIGEST']) {
  const rows = await db
    .selectFrom('companyDigestItem')
    .select('kind')
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .where('digestedOn', '=', day)
    .execute()
  return rows.map(({ kind }) => kind)
}
