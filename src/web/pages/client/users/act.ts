import type { CompanyInvitationOutcome } from '#web/generated/graphql.ts'
import { maxInvitations, splitAddresses } from '#domain/company-account/user/invitation/many/rules.ts'
import type { FieldError } from '#ground/refusal.ts'
import { contactText } from '#ground/validation/contact-validation.ts'
import { validationText } from '#ground/validation/validation.ts'
import { act, badRequest } from '#web/carry/act.ts'
import { AskError, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { formText } from '#web/carry/form-text.ts'
import { refuseForm } from '#web/parts/forms/refuse-form.ts'
import type { Done } from '#web/parts/answers/success-message.ts'
import { roleOf } from './role-words.ts'

const InviteUsers = graphql(`
  mutation InviteUsers($emails: [String!]!, $role: CompanyUserRole!) {
    inviteCompanyUsers(emails: $emails, role: $role) {
      email
      outcome
    }
  }
`)
const ResendInvitation = graphql(`
  mutation ResendInvitation($id: ID!) {
    resendCompanyUserInvitation(id: $id) {
      id
    }
  }
`)
const UpdateUserRole = graphql(`
  mutation UpdateUserRole($id: ID!, $role: CompanyUserRole!) {
    updateCompanyUserRole(id: $id, role: $role) {
      id
    }
  }
`)
const DisableUser = graphql(`
  mutation DisableUser($id: ID!) {
    disableCompanyUser(id: $id) {
      id
    }
  }
`)

const emailsLabel = 'メールアドレス'

export function checkInvitations(form: FormData): FieldError[] {
  const emails = splitAddresses(formText(form, 'emails'))
  const message =
    emails.length === 0
      ? validationText.empty(emailsLabel)
      : emails.length > maxInvitations
        ? `一度に招待できるのは${maxInvitations}件までです（現在${emails.length}件）`
        : null
  const role = roleOf(formText(form, 'role')) ? null : validationText.notSelected('役割')
  return [...(message ? [{ path: 'emails', message }] : []), ...(role ? [{ path: 'role', message: role }] : [])]
}

const outcomeTexts: Record<Exclude<CompanyInvitationOutcome, 'INVITED'>, string> = {
  ALREADY_USER: 'このメールアドレスのユーザーはすでに登録されています。',
  MALFORMED: contactText.email,
  NO_SEAT: 'ご契約の人数の枠がいっぱいです。',
}

/** An address that was not invited, with its reason. */
export type NotInvited = { email: string; reason: string }
export type Invited = { invited: string[]; notInvited: NotInvited[] }

const givenRole = (form: FormData) => {
  const role = roleOf(formText(form, 'role'))
  if (!role) throw badRequest()
  return role
}

async function invite(ask: Ask, form: FormData) {
  const refusal = refuseForm(form, checkInvitations(form))
  if (refusal) return refusal
  const { inviteCompanyUsers: answers } = await ask(InviteUsers, {
    emails: splitAddresses(formText(form, 'emails')),
    role: givenRole(form),
  })
  const invited = answers.filter(({ outcome }) => outcome === 'INVITED').map(({ email }) => email)
  const notInvited = answers.flatMap(({ email, outcome }) =>
    outcome === 'INVITED' ? [] : [{ email, reason: outcomeTexts[outcome] }],
  )
  return answerOf(form, { invited, notInvited })
}

/** Addresses that were not invited stay in the field, each with its reason. */
function answerOf(form: FormData, answer: Invited) {
  const { notInvited } = answer
  const [first] = notInvited
  const values = { emails: [notInvited.map(({ email }) => email).join('\n')], role: [formText(form, 'role')] }
  if (!first) return { ...answer, values }
  const message = notInvited.length === 1 ? first.reason : `次の${notInvited.length}件は招待していません。`
  return { ...answer, values, refused: { code: 'invalid_input', message, fields: [{ path: 'emails', message }] } }
}

export const actOnUsers = act({
  invite,
  reinvite: async (ask: Ask, form: FormData): Promise<Invited> => {
    const email = formText(form, 'email')
    const { inviteCompanyUsers: answers } = await ask(InviteUsers, { emails: [email], role: givenRole(form) })
    const outcome = answers[0]?.outcome ?? 'MALFORMED'
    if (outcome === 'INVITED') return { invited: [email], notInvited: [] }
    throw new AskError({ code: 'invalid_input', message: outcomeTexts[outcome], fields: [] })
  },
  resend: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(ResendInvitation, { id: formText(form, 'id') })
    return { done: 'invitationResent' }
  },
  role: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(UpdateUserRole, { id: formText(form, 'id'), role: givenRole(form) })
    return { done: 'roleUpdated' }
  },
  disable: async (ask: Ask, form: FormData): Promise<Done> => {
    await ask(DisableUser, { id: formText(form, 'id') })
    return { done: 'userDisabled' }
  },
})
