import { checkEmail } from '#ground/validation/contact-validation.ts'
import { accountLimits } from '#ground/limits/account.ts'
import { foldEmail } from '#ground/spelling/folding.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { checkText } from '#ground/validation/validation.ts'

import type { AdminRole } from './role/rules.ts'

export const adminAccountStatuses = ['INVITED', 'ACTIVE', 'DISABLED'] as const
export type AdminAccountStatus = (typeof adminAccountStatuses)[number]

const adminInvitationStates = ['OPEN', 'EXPIRED', 'USED', 'REVOKED', 'UNKNOWN'] as const
export type AdminInvitationState = (typeof adminInvitationStates)[number]

/** The account that a code from a mail opens. The code stays known after its use, until a newer one takes its place. */
export function adminInvitationState(
  account: { status: AdminAccountStatus; invitationExpiresAt: Date | null } | undefined,
  now: Date,
): AdminInvitationState {
  if (!account) return 'UNKNOWN'
  if (account.status === 'ACTIVE') return 'USED'
  if (account.status === 'DISABLED') return 'REVOKED'
  return account.invitationExpiresAt !== null && account.invitationExpiresAt > now ? 'OPEN' : 'EXPIRED'
}

/** Every change of the status, by the act that makes it. */
export const adminAccountMoves = {
  inviteAdminAccount: { from: ['DISABLED'], to: 'INVITED' },
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
  checkText('familyName', familyName, accountLimits.familyName),
  checkText('givenName', givenName, accountLimits.givenName),
]
