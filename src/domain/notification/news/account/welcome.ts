import { urls } from '#ground/urls.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { blocks } from '../../wording.ts'
import { findWelcomed } from './queries.ts'

/** The first mail after the registration; it says whether companies find the profile. */
export const welcome = kind({
  code: 'C-welcome',
  reaches: 'student',
  topic: 'ACCOUNT',
  channels: ['MAIL'],
  addressee: 'present',
  facts: findWelcomed,
  recipients: (_, { candidateId }) => [candidateId],
  hears: { notify_welcome: (_, student) => [student] },
  clock: null,
  // A student begins once.
  effect: () => '',
  isStillTrue: whileThereAreFacts,
  text: ({ status }) => ({
    path: urls.candidate.profile(),
    list: null,
    mail: {
      subject: '登録が完了しました',
      lines: blocks(
        ['ご登録ありがとうございます。準備ができました。'],
        status === 'ACTIVE'
          ? ['プロフィールを公開しました。あなたに関心を持った企業から、選んだ理由を添えたスカウトが届きます。']
          : ['プロフィールは非公開です。公開すると、企業の検索に表示され、スカウトが届くようになります。'],
        ['氏名・メールアドレス・電話番号は、あなたがスカウトを承認した企業にだけ表示されます。'],
      ),
      action:
        status === 'ACTIVE'
          ? '次のURLから、いつでもプロフィールを書き足せます。'
          : '次のURLから、プロフィールの確認と公開ができます。',
      reason: '登録を完了した方にお送りしています。',
    },
  }),
})
