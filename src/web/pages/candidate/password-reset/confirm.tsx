import { requestedTitle, ResetRequested } from '#web/parts/password-reset/requested.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import type { Route } from './+types/confirm'

const face = {
  description: '学生の方のパスワードの再設定を受け付けたことを、お知らせする画面です。',
}
export const meta: Route.MetaFunction = ({ matches }) => titleOf(requestedTitle, matches, face)

export default function Confirm() {
  return <ResetRequested area="candidate" />
}
