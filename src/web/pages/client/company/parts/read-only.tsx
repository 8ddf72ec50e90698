import { Notice } from '#web/ui/notice.tsx'

/** Tells a company user who only reads why nothing can be changed. */
export const ReadOnly = () => (
  <Notice kind="info">
    あなたの役割は「閲覧のみ」のため、企業情報は編集できません。変更が必要なときは、管理者か採用担当の方に依頼してください。
  </Notice>
)
