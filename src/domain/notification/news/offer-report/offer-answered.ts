import { confirmedStatuses } from '#domain/scout-invitation/offer-report/rules.ts'
import { urls } from '#ground/urls.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { blocks, jobOf } from '../../wording.ts'
import { findReportFacts, type AboutReport } from './queries.ts'

/** Asks the student of a confirmed report whether the job hunt is over. */
export const offerAnswered = kind({
  code: 'C19',
  reaches: 'student',
  topic: 'SCOUT',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  async facts(db, about: AboutReport) {
    const facts = await findReportFacts(db, about, confirmedStatuses)
    // A hire that the company recorded is asked about by hireRecorded.
    return facts?.report.recordedBy === 'STUDENT' ? facts : undefined
  },
  recipients: scoutedStudent,
  hears: { notify_offer_answered: (_, report) => [report] },
  clock: null,
  effect: ({ offerReportId }) => offerReportId,
  isStillTrue: whileThereAreFacts,
  text: ({ scout }) => ({
    path: urls.candidate.rewardRequest(),
    list: { title: '内定承諾の報告が確認されました', body: `${scout.companyName}：就職活動を終えますか` },
    mail: {
      subject: `内定承諾の報告が確認されました（${scout.companyName}）`,
      lines: blocks([`${scout.companyName}への内定承諾の報告が確認されました。おめでとうございます。`], jobOf(scout), [
        '就職活動を終えるときは、次のURLから「就職活動を終える」を選んでください。',
        '続けるときは、何もする必要はありません。',
      ]),
      action: '次のURLで選べます。',
      reason: '内定承諾の報告をされた方にお送りしています。',
    },
  }),
})
