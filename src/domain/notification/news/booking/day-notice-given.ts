import { clientUrls } from '#ground/client-urls.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { findDateFacts, withStudent, type AboutBooking } from '../../facts/queries.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import { listConcerned } from '../../people/queries.ts'
import { blocks, briefTime, calledOf, planOfJob, shortTime, studentOf } from '../../wording.ts'
import { findDayNotice, findInCharge, listNoticed } from './queries.ts'

type About = AboutBooking & { dayNoticeId: string }

/** Undefined once another notice of the same date holds. */
async function findNotice(db: Db | Tx, about: About) {
  const notice = await findDayNotice(db, about)
  const facts = notice && (await withStudent(db, await findDateFacts(db, about)))
  return facts && { ...facts, ...notice, inCharge: await findInCharge(db, about) }
}
type Facts = NonNullable<Awaited<ReturnType<typeof findNotice>>>

function sentenceOf({ notice, before }: Facts) {
  if (notice.kind === 'ABSENT') return 'を欠席します'
  if (notice.kind === 'LATE')
    return `に${notice.minutes}分ほど遅れます${before?.kind === 'LATE' ? `（前の連絡は${before.minutes}分）` : ''}`
  return `に予定どおり参加します（${before?.kind === 'ABSENT' ? '欠席' : '遅刻'}の連絡を取り消しました）`
}

const isToday = (startAt: Date) => tokyoToday(startAt) === tokyoToday(new Date())
const dayOf = (startAt: Date) => (isToday(startAt) ? '本日' : briefTime(startAt))

/** A student is late, does not come, or comes after all: told at once, whatever the settings say. */
export const dayNoticeGiven = companyKind({
  code: 'K50',
  reaches: 'companyUser',
  channels: ['LIST', 'PUSH', 'MAIL'],
  addressee: 'present',
  timed: null,
  facts: findNotice,
  recipients: async (db, { companyId }, { scout, date, inCharge }) => {
    const [ofScout, ofThread] = await Promise.all([
      listConcerned(db, companyId, scout.companyUserId, date.id),
      listConcerned(db, companyId, inCharge ?? scout.companyUserId, date.id),
    ])
    return [...new Set([...ofThread, ...ofScout])]
  },
  hears: { notify_day_notice: (tx, notice): Promise<About[]> => listNoticed(tx, notice) },
  clock: null,
  effect: ({ dayNoticeId }) => dayNoticeId,
  isStillTrue: whileThereAreFacts,
  text: (facts) => {
    const { scout, date, notice } = facts
    const title = `${calledOf(facts)}は${dayOf(date.startAt)}の予定${sentenceOf(facts)}`
    const list = { title, body: `${shortTime(date.startAt)}〜 ${date.title}` }
    return {
      path: clientUrls.thread(scout.id),
      list,
      push: { ...list, isUrgent: isToday(date.startAt) },
      mail: {
        subject: `${title}：${shortTime(date.startAt)}〜 ${date.title}`,
        lines: blocks(
          [
            `${studentOf(facts)}から連絡が届きました。`,
            `${shortTime(date.startAt)}からの予定${sentenceOf(facts)}。`,
            ...(notice.kind === 'ABSENT' ? ['学生は、このあとほかの日程を選ぶか、希望の日程を伝えられます。'] : []),
          ],
          ...planOfJob(date, scout),
        ),
        action: '次のURLで、学生に返信できます。',
        reason: 'やりとりの担当の方、スカウトの送信者と、日程の通知先に設定された方に、すぐにお送りしています。',
      },
    }
  },
})
