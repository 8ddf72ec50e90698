import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { findStudentWith } from './queries.ts'

/** At most once a day, while something in the profile is to be confirmed or entered. */
export const actionRequired = kind({
  code: 'C15',
  reaches: 'student',
  topic: 'ACCOUNT',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: (db, { candidateId }: { candidateId: OfRow<'candidate'> }) =>
    findStudentWith(db, candidateId, 'ACTION_REQUIRED'),
  recipients: (_, { candidateId }) => [candidateId],
  hears: { notify_action_required: (_, student) => [student] },
  clock: null,
  effect: (_, now) => tokyoToday(now),
  isStillTrue: whileThereAreFacts,
  text: () => ({
    path: urls.candidate.actionRequired(),
    list: {
      title: 'プロフィールの確認をお願いします',
      body: '確認が終わるまで、企業の検索には表示されません。',
    },
    mail: {
      subject: 'プロフィールの確認をお願いします',
      lines: [
        'プロフィールに、確認または入力が必要な項目があります。',
        '確認が終わるまで、企業の検索には表示されません。届いているスカウトは、確認のあとに回答できます。',
      ],
      action: '次のURLで内容を確認してください。',
      reason: '確認が必要な項目がある方にお送りしています。',
    },
  }),
})
