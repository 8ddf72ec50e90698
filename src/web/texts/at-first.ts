import { foreseenText } from '#ground/words/student.ts'

/** The texts that every page loads with its first scripts. The others come with what shows them. */
export const firstMessages = {
  network: '通信できませんでした。接続を確認してください。',
  sessionOver: foreseenText.unauthenticated,
  otherViewer: foreseenText.other_viewer,
  busy: 'ただいまアクセスが集中していて、送信できませんでした。入力した内容は残っています。少し待ってから、もう一度お試しください。',
  sendFailed: '送信に失敗しました。時間をおいて、もう一度お試しください。',
  updateFailed: '更新できませんでした。時間をおいて、もう一度お試しください。',
  unavailable: foreseenText.service_unavailable,
  withoutScripts: 'この画面の操作にはJavaScriptが必要です。ブラウザの設定で有効にして、再読み込みしてください。',
  retry: 'もう一度',
  undo: '元に戻す',
  answersNotSaved: '回答を保存できませんでした。通信状態を確認してください。回答はこの端末に残っています。',
  unanswered: '未回答の質問があります。回答を選択してください。',
  // Browsers without scripts read these on the page of a student's account.
  accountSuccess: {
    passwordUpdated: 'パスワードを変更しました。ほかの端末からはログアウトしました。',
    namesUpdated: '氏名を更新しました',
    emailUpdated: 'メールアドレスを変更しました',
    phoneAdded: '電話番号を登録しました',
  },
  system: {
    notFoundTitle: 'ページが見つかりません',
    notFoundBody: 'URLが変更または削除された可能性があります。',
    refusedTitle: 'このネットワークからは利用できません',
    otherViewerTitle: '別のアカウントでログインしています',
    otherViewerBody:
      'この画面を開いたときとは別のアカウントでログインしています。入力した内容は送信していません。続けるには、画面を開き直してください。',
    otherViewerTyped: '送信していない内容（必要な内容を控えてください）',
    incompleteTitle: '登録の手続きが終わっていません',
    limitTitle: '操作の回数が上限に達しました',
    busyTitle: 'ただいまアクセスが集中しています',
    busyBody: '少し待ってから、もう一度お試しください。',
    problemTitle: 'サーバーの問題でページを表示できません',
    problemBody: '時間をおいて、もう一度お試しください。',
    unexpectedTitle: '予期しないエラーが発生しました',
    unexpectedBody: '画面を再読み込みしてください。',
  },
} as const
