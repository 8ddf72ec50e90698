import { longDateTime } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { findDateFacts, type AboutDate } from '../../facts/queries.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { blocks, fromAcceptance, jobOf } from '../../wording.ts'
import { isSuspended, listBooked } from './queries.ts'

type About = AboutDate & { contractSuspensionId: string }

/** Undefined once the date is over, or when the company is no longer suspended. */
async function findComingDate(db: Db | Tx, about: About) {
  const facts = await findDateFacts(db, about)
  return facts && facts.date.startAt > new Date() && (await isSuspended(db, about.companyId)) ? facts : undefined
}

/** To every student with a booking at the company; `contractSuspended` notifies the company. */
export const companySuspended = kind({
  code: 'C17',
  reaches: 'student',
  topic: 'SCHEDULE',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: findComingDate,
  recipients: scoutedStudent,
  hears: {
    notify_contract_suspended: async (tx, { companyId, contractSuspensionId }) =>
      (await listBooked(tx, companyId)).map((booked) => ({ ...booked, contractSuspensionId })),
  },
  clock: null,
  effect: ({ contractSuspensionId, schedulingDateId }) => `${contractSuspensionId}:${schedulingDateId}`,
  isStillTrue: whileThereAreFacts,
  text: ({ scout, date }) => ({
    path: urls.candidate.events(),
    list: {
      title: '予定についてのお知らせ',
      body: `${scout.companyName}は、現在サービスの利用を停止しています`,
    },
    mail: {
      subject: `予定についてのお知らせ：${scout.companyName}`,
      lines: blocks(
        [
          `${scout.companyName}は、現在サービスの利用を停止しています。`,
          '予定が行われるかどうかは、参加する前に、企業の緊急連絡先へ直接確認してください。',
          '参加しないときは、期限までにご自身で予約を取り消せます。',
        ],
        ['■日時', `${longDateTime(date.startAt)}〜`],
        jobOf(scout),
      ),
      action: '次のURLで予定と緊急連絡先を確認できます。',
      reason: fromAcceptance(scout),
    },
  }),
})
