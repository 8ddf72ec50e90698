import { checkInvitedAdmin, foldInvitedAdmin } from '#domain/admin-account/rules.ts'
import { formText } from '#web/carry/form-text.ts'

export const invitationOf = (form: FormData) => {
  const { email, familyName, givenName } = foldInvitedAdmin({
    email: formText(form, 'email'),
    familyName: formText(form, 'familyName'),
    givenName: formText(form, 'givenName'),
    role: 'READ_ONLY',
  })
  return { email, familyName, givenName }
}

export const checkInvitation = (form: FormData) => checkInvitedAdmin({ ...invitationOf(form), role: 'READ_ONLY' })
