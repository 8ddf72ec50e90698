/** Texts of a student's page that other pages say too. */
export const studentMessages = {
  notificationSettingsFailed: '通知設定を保存できませんでした。時間をおいて、もう一度お試しください。',
  favoritesExplained:
    'お気に入りに追加した企業は、検索であなたを見つけやすくなります。プロフィールが非公開のあいだは、見つかりません。',
} as const
