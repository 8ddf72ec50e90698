import { adminUrls } from '#ground/admin-urls.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { listOperators } from '../../people/queries.ts'
import { blocks } from '../../wording.ts'
import { findReportFacts, type AboutReport } from './queries.ts'

/** Names the company and the job, and nothing of the student. */
export const offerMismatch = kind({
  code: 'S03',
  reaches: 'operator',
  channels: ['LIST', 'MAIL'],
  facts: (db, about: AboutReport) => findReportFacts(db, about, ['MISMATCH']),
  recipients: listOperators,
  hears: { notify_offer_answered: (_, report) => [report] },
  clock: null,
  effect: ({ offerReportId }) => offerReportId,
  isStillTrue: whileThereAreFacts,
  text: ({ scout, report }) => ({
    path: adminUrls.offerReports(),
    list: { title: '内定承諾の報告が食い違っています', body: `${scout.companyName}（${scout.jobTitle}）` },
    mail: {
      subject: `内定承諾の報告が食い違っています（${scout.companyName}）`,
      lines: blocks(
        [
          report.recordedBy === 'COMPANY'
            ? '企業の採用の記録に、学生が「事実と異なる」と回答しました。双方に事情を確認してください。'
            : '学生からの内定承諾の報告に、企業が「事実と異なる」と回答しました。双方に事情を確認してください。',
        ],
        ['■企業', scout.companyName],
        ['■募集', scout.jobTitle],
        ['■報告の番号', report.id],
      ),
      action: '次のURLから管理画面を開いてください。',
      reason: '管理者として登録しているすべての方にお送りしています。',
    },
  }),
})
