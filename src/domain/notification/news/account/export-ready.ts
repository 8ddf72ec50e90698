import { exportHours } from '#domain/candidate-account/data-export/rules.ts'
import { longDateTime } from '#ground/tokyo-time.ts'
import { urls } from '#ground/urls.ts'
import { kind, whileThereAreFacts } from '../../kind.ts'
import { findExport } from './queries.ts'

/** Not among the kinds of the design: the file of the student's own data can be downloaded. */
export const exportReady = kind({
  code: 'C30',
  reaches: 'student',
  topic: 'ACCOUNT',
  channels: ['LIST', 'MAIL'],
  addressee: 'present',
  facts: findExport,
  recipients: (_, { candidateId }) => [candidateId],
  hears: { notify_export_ready: (_, payload) => [payload] },
  clock: null,
  effect: ({ candidateExportId }) => candidateExportId,
  isStillTrue: whileThereAreFacts,
  text: ({ expiresAt }) => ({
    path: urls.candidate.settingsData(),
    list: { title: 'データの書き出しが終わりました', body: `${longDateTime(expiresAt)}までダウンロードできます` },
    mail: {
      subject: 'データの書き出しが終わりました',
      lines: [
        'お申し込みいただいた、ご自身のデータのファイルを用意しました。',
        `${longDateTime(expiresAt)}まで（${exportHours}時間）ダウンロードできます。期限が過ぎると、ファイルは削除されます。`,
        '',
        'お心当たりがないときは、すぐにパスワードを変更し、お問い合わせ先までお知らせください。',
      ],
      action: '次のURLからログインして、ダウンロードしてください。',
      reason: 'データの書き出しを申し込んだ方にお送りしています。',
    },
  }),
})
