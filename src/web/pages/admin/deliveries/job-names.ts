/** What an operator reads for a job; a job without a line is shown by its own name. */
const names: Record<string, string> = {
  send_mail: 'お知らせのメール',
  send_push: 'プッシュ通知',
  send_inquiry_mail: 'お問い合わせのメール',
  send_pre_registration_mail: '事前登録のメール',
  send_offer_resolution_mail: '内定承諾の結果のメール',
  send_verification: '確認コード（メール・SMS）',
  send_password_reset: 'パスワード再設定のメール',
  send_password_changed: 'パスワード変更のメール',
  send_email_changed: 'メールアドレス変更のメール',
  send_sign_in_unlock: 'ログインの制限を解くメール',
  send_agent_consultation_mail: '就職相談のメール',
  deliver_scout_invitations: '予約したスカウトの送信',
  expire_scout_invitations: 'スカウトの期限切れ',
  confirm_silent_offer_reports: '内定承諾の自動確認',
  advance_contracts: '契約の期間の処理',
  purge_withdrawn: '退会した学生のデータの削除',
  forget_expired: '期限を過ぎたデータの削除',
  forget_old_notices: '古いお知らせの削除',
  forget_terminated_company: '解約した企業のデータの削除',
  make_candidate_export: '本人のデータの書き出し',
  expire_candidate_exports: '書き出したファイルの削除',
  remove_candidate_export: '書き出したファイルの削除',
  remove_unused_picture: '使われない写真の削除',
  remove_unused_company_image: '使われない画像の削除',
  remove_unused_video_stills: '使われない動画の静止画の削除',
  require_actions: '年度の確認の依頼',
  queue_digests: '1日分のまとめ',
  place_months: '記録の準備',
}

export const jobNameOf = (kind: string) =>
  names[kind] ?? (kind.startsWith('notify_') ? `お知らせの準備（${kind.slice('notify_'.length)}）` : kind)
