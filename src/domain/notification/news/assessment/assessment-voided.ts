import { findVoidedSitting } from '#domain/assessment/sitting/void/queries.ts'
import { urls } from '#ground/urls.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'

/** Not among the kinds of the design: two operators declared a sitting void. */
export const assessmentVoided = kind({
  code: 'C34',
  reaches: 'student',
  topic: 'ACCOUNT',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: findVoidedSitting,
  recipients: (_, { candidateId }) => [candidateId],
  hears: { notify_assessment_voided: (_, voided) => [voided] },
  clock: null,
  effect: ({ attemptId }) => attemptId,
  isStillTrue: whileThereAreFacts,
  text({ kind: test }) {
    const name = test === 'INTELLECTUAL' ? '能力検査' : '性格検査'
    return {
      path: urls.candidate.assessment(),
      list: { title: `${name}の受検が無効になりました`, body: 'もう一度受検できます。結果は企業に公開されません。' },
      mail: {
        subject: `${name}の受検が無効になりました`,
        lines: [
          `運営の確認により、${name}の受検を無効としました。担当者2名で確認したうえで決めています。`,
          'この受検の結果は、企業に公開されません。公開していた場合は、公開を終了しました。',
          'お手数をおかけしますが、ご希望のときは、いつでももう一度受検できます。受検は任意です。',
        ],
        action: '次のURLから、受検の状況を確認できます。',
        reason: '検査を受検した方にお送りしています。',
      },
    }
  },
})
