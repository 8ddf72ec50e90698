/** Browsers without scripts read these on the page of a student's account. */
export const accountSuccess = {
  passwordUpdated: 'パスワードを変更しました。ほかの端末からはログアウトしました。',
  namesUpdated: '氏名を更新しました',
  emailUpdated: 'メールアドレスを変更しました',
  phoneAdded: '電話番号を登録しました',
} as const
