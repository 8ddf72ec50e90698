import { clientUrls } from '#ground/client-urls.ts'
import { withStudent } from '../../facts/queries.ts'
import { companyKind, whileThereAreFacts } from '../../kind.ts'
import { listConcerned } from '../../people/queries.ts'
import { calledOf } from '../../wording.ts'
import { findReportFacts, type AboutReport } from './queries.ts'

/** The student's answer to a hire that the company has recorded. */
export const hireAnswered = companyKind({
  code: 'K47',
  reaches: 'companyUser',
  channels: ['LIST'],
  addressee: 'present',
  timed: null,
  async facts(db, about: AboutReport) {
    const facts = await withStudent(db, await findReportFacts(db, about, ['CONFIRMED', 'MISMATCH']))
    return facts?.report.recordedBy === 'COMPANY' ? facts : undefined
  },
  recipients: (db, { companyId }, { scout }) => listConcerned(db, companyId, scout.companyUserId),
  hears: { notify_offer_answered: (_, report) => [report] },
  clock: null,
  effect: ({ offerReportId }) => offerReportId,
  isStillTrue: whileThereAreFacts,
  text: ({ scout, student, report }) => ({
    path: clientUrls.candidate(scout.candidateId),
    list:
      report.status === 'CONFIRMED'
        ? { title: `${calledOf({ student })}が、採用の記録を確認しました`, body: scout.jobTitle }
        : {
            title: `${calledOf({ student })}が、採用の記録に「事実と異なる」と回答しました`,
            body: `${scout.jobTitle}：採用の記録は取り消されました。運営が双方に事情を確認します`,
          },
    mail: null,
  }),
})
