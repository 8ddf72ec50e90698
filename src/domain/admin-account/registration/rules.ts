import { accountLimits } from '#ground/limits/account.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { checkPassword } from '#ground/validation/password-validation.ts'
import { checkText } from '#ground/validation/validation.ts'

export type AdminRegistration = { familyName: string; givenName: string; password: string }

export const foldAdminRegistration = ({ familyName, givenName, password }: AdminRegistration): AdminRegistration => ({
  familyName: foldSpaces(familyName),
  givenName: foldSpaces(givenName),
  password,
})

export const checkAdminRegistration = ({ familyName, givenName, password }: AdminRegistration, email = '') => [
  checkText('familyName', familyName, accountLimits.familyName),
  checkText('givenName', givenName, accountLimits.givenName),
  checkPassword('password', password, { email, names: [familyName, givenName] }),
]

/** Tries of codes from one network. */
export const adminRegistrationLimit = { name: 'admin-registration', attempts: 30, seconds: 15 * 60 }
