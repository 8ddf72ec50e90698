/** The texts of §5 and §8 that the page of a student says itself. */
export const studentMessages = {
  offerReportFailed: '内定承諾の報告を送信できませんでした。時間をおいて、もう一度お試しください。',
  intakeFailed: 'スカウトの受け取り設定を保存できませんでした。時間をおいて、もう一度お試しください。',
  notificationSettingsFailed: '通知設定を保存できませんでした。時間をおいて、もう一度お試しください。',
  unsubscribeFailed: '退会の手続きができませんでした。時間をおいて、もう一度お試しください。',
  favoritesExplained:
    'お気に入りに追加した企業は、検索であなたを見つけやすくなります。プロフィールが非公開のあいだは、見つかりません。',
} as const
