import { answerBusinessDays } from '#domain/scout-invitation/offer-report/rules.ts'
import { longDate } from '#ground/tokyo-time.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { withStudent } from '../../facts/queries.ts'
import { listConcerned } from '../../people/queries.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import { blocks, calledOf, fromSending, jobOf, studentOf } from '../../wording.ts'
import { findReportFacts, type AboutReport } from './queries.ts'

/** A student says to have accepted an offer of this company; silence confirms. */
export const offerReported = companyKind({
  code: 'K15',
  reaches: 'companyUser',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  timed: null,
  facts: async (db, about: AboutReport) => withStudent(db, await findReportFacts(db, about, ['SUBMITTED'])),
  recipients: (db, { companyId }, { scout }) => listConcerned(db, companyId, scout.companyUserId),
  hears: { notify_offer_reported: (_, report) => [report] },
  clock: null,
  effect: ({ offerReportId }) => offerReportId,
  isStillTrue: whileThereAreFacts,
  text: ({ scout, student, report }) => ({
    path: clientUrls.candidate(scout.candidateId),
    list: {
      title: `${studentOf({ scout, student })}から、内定承諾の報告がありました`,
      body: `${longDate(report.answerBy)}までに回答してください（${scout.jobTitle}）`,
    },
    mail: {
      subject: `${calledOf({ student })}から、内定承諾の報告がありました（${scout.jobTitle}）`,
      lines: blocks(
        [`${studentOf({ scout, student })}から、貴社の内定を承諾したとの報告がありました。`],
        jobOf(scout),
        ['■承諾した日', longDate(report.acceptedOn)],
        [
          `次のURLの「内定承諾の報告」から、${longDate(report.answerBy)}まで（${answerBusinessDays}営業日以内）に、「内容を確認しました」か「事実と異なる」でお答えください。`,
          '「事実と異なる」を選ぶと、運営が双方に事情を確認します。',
          '期日までに回答がないときは、報告のとおりとして扱います。',
        ],
      ),
      action: '次のURLで報告に回答してください。',
      reason: fromSending,
    },
  }),
})
