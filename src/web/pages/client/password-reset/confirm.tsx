import { requestedTitle, ResetRequested } from '#web/parts/password-reset/requested.tsx'
import { titleOf } from '#web/parts/title.ts'
import type { Route } from './+types/confirm'

export const meta: Route.MetaFunction = ({ matches }) => titleOf(requestedTitle, matches)

export default function Confirm() {
  return <ResetRequested area="client" />
}
