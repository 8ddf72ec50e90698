import { actOnClient, actOnServer, onClient, onServer } from '#web/carry/ask.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import type { Route } from './+types/users'
import { actOnUsers } from './users/act.ts'
import { Administrators } from './users/administrators.tsx'
import { InviteForm } from './users/invite-form.tsx'
import { loadUsers } from './users/load.ts'
import { Members } from './users/members.tsx'
import { Roles } from './users/roles.tsx'

export const loader = onServer(loadUsers)
export const clientLoader = onClient(loadUsers)
export const action = actOnServer(actOnUsers)
export const clientAction = actOnClient(actOnUsers)

const title = 'ユーザー'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

/** The users of a company. An administrator manages them; the others learn who does. */
export default function Users({ loaderData: { managed, viewerId, administrators }, actionData }: Route.ComponentProps) {
  if (!managed) {
    return (
      <>
        <SidePageHead title={title} />
        <Administrators administrators={administrators} />
        <Roles />
      </>
    )
  }
  const { companySeats: seats, companyMembers: members } = managed
  return (
    <>
      <SidePageHead
        title={title}
        lead={
          seats.limit === null
            ? `${seats.taken}名が利用しています（招待中を含みます）。`
            : `${seats.limit}名まで利用できます。いまは${seats.taken}名です（招待中を含みます）。`
        }
      />
      <InviteForm seats={seats} answer={actionData} />
      <Members members={members} viewerId={viewerId} />
      <Roles />
    </>
  )
}
