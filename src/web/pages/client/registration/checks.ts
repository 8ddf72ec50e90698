import {
  checkRegistration,
  foldRegistration,
  type RegistrationKind,
} from '#domain/company-account/registration/rules.ts'
import { formText } from '#web/carry/form-text.ts'
import { agreedIn } from '#web/parts/forms/agreement.tsx'

const byProvider = (form: FormData) => formText(form, 'by') === 'provider'

export const userOf = (form: FormData) =>
  foldRegistration({
    legalName: formText(form, 'legalName'),
    corporateNumber: formText(form, 'corporateNumber'),
    familyName: formText(form, 'familyName'),
    givenName: formText(form, 'givenName'),
    familyNameKana: formText(form, 'familyNameKana'),
    givenNameKana: formText(form, 'givenNameKana'),
    department: formText(form, 'department'),
    password: byProvider(form) ? '' : formText(form, 'password'),
    byProvider: byProvider(form),
    ...agreedIn(form),
  })

/** The same rules in the browser, in the action and behind the door. */
export const checkForm = (form: FormData) => {
  const kind: RegistrationKind = formText(form, 'kind') === 'COMPANY' ? 'COMPANY' : 'MEMBER'
  return checkRegistration(userOf(form), { kind, email: formText(form, 'email'), role: formText(form, 'role') })
}
