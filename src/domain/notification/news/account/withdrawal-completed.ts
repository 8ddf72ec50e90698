import type { OfRow } from '#ground/id.ts'
import { urls } from '#ground/urls.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { findStudentWith } from './queries.ts'

/** The last mail: a student who has left has no list any more. */
export const withdrawalCompleted = kind({
  code: 'C18',
  reaches: 'student',
  topic: 'ACCOUNT',
  channels: ['MAIL'],
  addressee: 'left',
  facts: (db, { candidateId }: { candidateId: OfRow<'candidate'> }) => findStudentWith(db, candidateId, 'WITHDRAWN'),
  recipients: (_, { candidateId }) => [candidateId],
  hears: { notify_withdrawn: (_, student) => [student] },
  clock: null,
  // A student leaves once.
  effect: () => '',
  isStillTrue: whileThereAreFacts,
  text: () => ({
    path: urls.candidate.home(),
    list: null,
    mail: {
      subject: '退会の手続きが完了しました',
      lines: [
        '退会の手続きが完了しました。ご利用ありがとうございました。',
        '回答していないスカウトは辞退となり、これからの予定は取り消しました。',
        'お預かりした情報は、30日後に削除します。承認した企業が受け取った情報は、その企業の定めに沿って扱われます。',
        '',
        'お心当たりがないときは、すぐにお問い合わせ先までお知らせください。',
      ],
      action: 'もう一度利用するときは、次のURLから新しく登録してください。',
      reason: '退会の手続きをした方にお送りしています。',
    },
  }),
})
