import { longDate } from '#ground/tokyo-time.ts'
import { assessmentUrls } from '#ground/assessment-urls.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { findScoredSitting } from './queries.ts'

/** The result of a test is ready. The words say nothing of the result. */
export const assessmentScored = kind({
  code: 'C12',
  reaches: 'student',
  topic: 'ACCOUNT',
  channels: ['LIST'],
  addressee: 'present',
  facts: findScoredSitting,
  recipients: (_, { candidateId }) => [candidateId],
  hears: { notify_assessment_scored: (_, scored) => [scored] },
  clock: null,
  effect: ({ attemptId }) => attemptId,
  isStillTrue: whileThereAreFacts,
  text: ({ kind: test, continueBy: recheckBy }) => ({
    path: test === 'INTELLECTUAL' ? assessmentUrls.intellectualResult() : assessmentUrls.personalityResult(),
    list: {
      title: '適性検査の結果がまとまりました',
      body: `${test === 'INTELLECTUAL' ? '能力検査' : '性格検査'}の結果を確認できます。${
        recheckBy
          ? `企業に公開する前に、6問の確認をお願いしています。${longDate(recheckBy)}までに受けられます。`
          : '企業への公開は、結果を見てから選べます。'
      }`,
    },
    mail: null,
  }),
})
