import { longDateTime } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { blocks, shortTime } from '../../wording.ts'
import { findDevice } from './queries.ts'

/** Once for each kind of device. */
export const signInFromNewDevice = kind({
  code: 'C14',
  reaches: 'student',
  topic: 'ACCOUNT',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: findDevice,
  recipients: (_, { candidateId }) => [candidateId],
  hears: { notify_new_device: (_, device) => [device] },
  clock: null,
  effect: ({ knownDeviceId }) => knownDeviceId,
  isStillTrue: whileThereAreFacts,
  text: ({ family, insertedAt }) => ({
    path: urls.candidate.settingsDevices(),
    list: { title: '新しい端末からログインがありました', body: `${family}｜${shortTime(insertedAt)}` },
    mail: {
      subject: '新しい端末からログインがありました',
      lines: blocks(
        ['これまでと違う種類の端末またはブラウザから、ログインがありました。'],
        ['■日時', longDateTime(insertedAt)],
        ['■端末', family],
        [
          'ご自身のログインであれば、何もする必要はありません。',
          'お心当たりがないときは、下のURLでその端末のログインを終了し、パスワードを変更してください。',
          'ご不明な点は、お問い合わせ先までお知らせください。',
        ],
      ),
      action: '次のURLで、ログイン中の端末を確認できます。',
      reason: 'アカウントを守るため、登録しているすべての方にお送りしています。',
    },
  }),
})
