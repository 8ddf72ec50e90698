import { firstText } from '#ground/words/at-first.ts'

/** The texts that every page loads with its first scripts. The others come with what shows them. */
export const firstMessages = {
  network: '通信できませんでした。接続を確認してください。',
  sessionOver: firstText.unauthenticated,
  otherViewer: firstText.other_viewer,
  busy: 'ただいまアクセスが集中していて、送信できませんでした。入力した内容は残っています。少し待ってから、もう一度お試しください。',
  sendFailed: '送信に失敗しました。時間をおいて、もう一度お試しください。',
  updateFailed: '更新できませんでした。時間をおいて、もう一度お試しください。',
  unavailable: firstText.service_unavailable,
  withoutScripts: 'この画面の操作にはJavaScriptが必要です。ブラウザの設定で有効にして、再読み込みしてください。',
  retry: 'もう一度',
  undo: '元に戻す',
} as const
