import { FormsGuard } from '#web/parts/forms/forms-guard.tsx'
import { adminRoles, mayAct, type AdminRole } from '#domain/admin-account/role/rules.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { redirectWith } from '#web/parts/answers/flash.ts'
import { formText } from '#web/carry/form-text.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import type { Route } from './+types/accounts'
import { OperatorsOnly } from './parts/operators-only.tsx'
import { AccountList } from './accounts/account-list.tsx'
import { InviteForm } from './accounts/invite-form.tsx'
import { checkInvitation, invitationOf } from './accounts/invitation.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import { ErrorNotice } from '#web/ui/notice.tsx'
import { RoleWords } from './accounts/role-words.tsx'

const AccountsPage = graphql(`
  query AdminAccountsPage {
    viewer {
      id
      role
    }
    adminAccounts {
      id
      ...AdminAccountRow
    }
  }
`)
const Invite = graphql(`
  mutation InviteAdminAccount($email: String!, $familyName: String!, $givenName: String!, $role: AdminRole!) {
    inviteAdminAccount(email: $email, familyName: $familyName, givenName: $givenName, role: $role) {
      id
    }
  }
`)
const Resend = graphql(`
  mutation ResendAdminInvitation($id: ID!) {
    resendAdminInvitation(id: $id) {
      id
    }
  }
`)
const UpdateRole = graphql(`
  mutation UpdateAdminAccountRole($id: ID!, $role: AdminRole!) {
    updateAdminAccountRole(id: $id, role: $role) {
      id
    }
  }
`)
const Disable = graphql(`
  mutation DisableAdminAccount($id: ID!) {
    disableAdminAccount(id: $id) {
      id
    }
  }
`)

const load = (ask: Ask) => ask(AccountsPage)
export const loader = onServer(load)
export const clientLoader = onClient(load)

const here = adminUrls.accounts()
const roleOf = (form: FormData): AdminRole => adminRoles.find((role) => role === formText(form, 'role')) ?? 'READ_ONLY'

const actOnAccounts = act({
  async invite(ask: Ask, form: FormData) {
    const refusal = refuseForm(form, checkInvitation(form))
    if (refusal) return refusal
    await ask(Invite, { ...invitationOf(form), role: roleOf(form) })
    return redirectWith(here, 'adminInvited')
  },
  async resend(ask: Ask, form: FormData) {
    await ask(Resend, { id: formText(form, 'id') })
    return redirectWith(here, 'adminInvited')
  },
  async role(ask: Ask, form: FormData) {
    await ask(UpdateRole, { id: formText(form, 'id'), role: roleOf(form) })
    return redirectWith(here, 'adminRoleUpdated')
  },
  async disable(ask: Ask, form: FormData) {
    await ask(Disable, { id: formText(form, 'id') })
    return redirectWith(here, 'adminDisabled')
  },
})
export const action = actOnServer(actOnAccounts)
export const clientAction = actOnClient(actOnAccounts)

const title = '運営者'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function Accounts({ loaderData: { viewer, adminAccounts }, actionData }: Route.ComponentProps) {
  const mayInvite = mayAct(viewer.role, 'inviteAdminAccount')
  const answer = actionData
  const isOfForm = answer?.values?.['intent']?.[0] === 'invite'
  return (
    <>
      <SidePageHead title={title} lead="運営の担当者と、それぞれの権限です。" />
      <OperatorsOnly role={viewer.role} mutation="inviteAdminAccount" act="運営者の招待と変更" />
      {!isOfForm && <ErrorNotice message={answer?.refused?.message} />}
      <AccountList accounts={adminAccounts} viewerId={viewer.id} mayChange={mayInvite} />
      {mayInvite && <InviteForm answer={isOfForm ? answer : undefined} key={adminAccounts.length} />}
      <RoleWords />
      <FormsGuard />
    </>
  )
}
