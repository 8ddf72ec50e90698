import { answerBusinessDays } from '#domain/scout-invitation/offer-report/rules.ts'
import { longDate } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { scoutedStudent } from '../../facts/recipients.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { blocks, fromAcceptance, jobOf } from '../../wording.ts'
import { findReportFacts, type AboutReport } from './queries.ts'

/** A company has recorded a hire; the student confirms or objects, and silence confirms. */
export const hireRecorded = kind({
  code: 'C47',
  reaches: 'student',
  topic: 'SCOUT',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: (db, about: AboutReport) => findReportFacts(db, about, ['SUBMITTED']),
  recipients: scoutedStudent,
  hears: { notify_hire_recorded: (_, report) => [report] },
  clock: null,
  effect: ({ offerReportId }) => offerReportId,
  isStillTrue: whileThereAreFacts,
  text: ({ scout, report }) => ({
    path: urls.candidate.rewardRequest(),
    list: {
      title: `${scout.companyName}が、採用を記録しました`,
      body: `${longDate(report.answerBy)}までに、間違いがないか確認してください`,
    },
    mail: {
      subject: `${scout.companyName}が、採用を記録しました`,
      lines: blocks(
        [`${scout.companyName}が、あなたの採用が決まったと記録しました。間違いがないか確認してください。`],
        jobOf(scout),
        [
          `${longDate(report.answerBy)}まで（${answerBusinessDays}営業日以内）に、次のURLから「間違いありません」か「事実と異なる」でお答えください。`,
          '「事実と異なる」を選ぶと、記録は取り消され、運営が双方に事情を確認します。',
          '期日までにお答えがないときは、記録のとおりとして扱います。',
        ],
      ),
      action: '次のURLで回答できます。',
      reason: fromAcceptance(scout),
    },
  }),
})
