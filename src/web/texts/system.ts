/** The texts of the pages that stand in the place of another (§2). */
export const systemTexts = {
  notFoundTitle: 'ページが見つかりません',
  notFoundBody: 'URLが変更または削除された可能性があります。',
  studentGoneTitle: 'この学生の情報は表示できません',
  refusedTitle: 'このネットワークからは利用できません',
  ownBlockTitle: 'ブロックした企業です',
  ownBlockWay: 'ブロックした企業を確認する',
  otherViewerTitle: '別のアカウントでログインしています',
  otherViewerTyped: '送信していない内容（必要な内容を控えてください）',
  incompleteTitle: '登録の手続きが終わっていません',
  limitTitle: '操作の回数が上限に達しました',
  busyTitle: 'ただいまアクセスが集中しています',
  busyBody: '少し待ってから、もう一度お試しください。',
  problemTitle: 'サーバーの問題でページを表示できません',
  problemBody: '時間をおいて、もう一度お試しください。',
  unexpectedTitle: '予期しないエラーが発生しました',
  unexpectedBody: '画面を再読み込みしてください。',
} as const
