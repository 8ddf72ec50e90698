import { checkEmail } from '#ground/contact-validation.ts'
import { fieldLimits } from '#ground/field-limits.ts'
import { foldEmail, foldSpaces } from '#ground/folding.ts'
import { checkText } from '#ground/validation.ts'

import type { AdminRole } from './role/rules.ts'

export const adminAccountStatuses = ['INVITED', 'ACTIVE', 'DISABLED'] as const
export type AdminAccountStatus = (typeof adminAccountStatuses)[number]

/** Every change of the status, by the act that makes it. */
export const adminAccountMoves = {
  registerAdminAccount: { from: ['INVITED'], to: 'ACTIVE' },
  disableAdminAccount: { from: ['INVITED', 'ACTIVE'], to: 'DISABLED' },
} as const satisfies Record<string, { from: readonly AdminAccountStatus[]; to: AdminAccountStatus }>

export const adminInvitationPrefix = 'admin'

export type InvitedAdmin = { email: string; familyName: string; givenName: string; role: AdminRole }

export const foldInvitedAdmin = ({ email, familyName, givenName, role }: InvitedAdmin): InvitedAdmin => ({
  email: foldEmail(email).toLowerCase(),
  familyName: foldSpaces(familyName),
  givenName: foldSpaces(givenName),
  role,
})
export const checkInvitedAdmin = ({ email, familyName, givenName }: InvitedAdmin) => [
  checkEmail('email', email),
  checkText('familyName', familyName, fieldLimits.familyName),
  checkText('givenName', givenName, fieldLimits.givenName),
]
