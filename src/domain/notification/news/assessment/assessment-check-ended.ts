import { findEndedCheck } from '#domain/assessment/sitting/recheck/queries.ts'
import { assessmentUrls } from '#ground/assessment-urls.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'

/** Not among the kinds of the design: the check of a result has ended, and it counts like any other. */
export const assessmentCheckEnded = kind({
  code: 'C35',
  reaches: 'student',
  topic: 'ACCOUNT',
  channels: ['LIST'],
  addressee: 'present',
  facts: findEndedCheck,
  recipients: (_, { candidateId }) => [candidateId],
  hears: { notify_assessment_check_ended: (_, ended) => [ended] },
  clock: null,
  effect: ({ attemptId }) => attemptId,
  isStillTrue: whileThereAreFacts,
  text: () => ({
    path: assessmentUrls.intellectualResult(),
    list: {
      title: '能力検査の確認が終わりました',
      body: '結果に変わりはありません。企業への公開と、証明書の作成ができるようになりました。',
    },
    mail: null,
  }),
})
