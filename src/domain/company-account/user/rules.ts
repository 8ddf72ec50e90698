import { checkEmail } from '#ground/validation/contact-validation.ts'
import { foldEmail } from '#ground/spelling/folding.ts'

export const companyUserRoles = ['ADMIN', 'RECRUITER', 'INTERVIEWER', 'VIEWER'] as const
export type CompanyUserRole = (typeof companyUserRoles)[number]
export const companyUserRoleLabels: Record<CompanyUserRole, string> = {
  ADMIN: '管理者',
  RECRUITER: '採用担当',
  INTERVIEWER: '面接官',
  VIEWER: '閲覧のみ',
}
const companyUserStatuses = ['INVITED', 'ACTIVE', 'DISABLED'] as const
export type CompanyUserStatus = (typeof companyUserStatuses)[number]

/** Every change of a company user's status, by its act. A disabled user may be invited again. */
export const companyUserMoves = {
  inviteCompanyUser: { from: ['INVITED', 'DISABLED'], to: 'INVITED' },
  registerCompanyUser: { from: ['INVITED'], to: 'ACTIVE' },
  disableCompanyUser: { from: ['INVITED', 'ACTIVE'], to: 'DISABLED' },
} as const satisfies Record<string, { from: readonly CompanyUserStatus[]; to: CompanyUserStatus }>
type CompanyUserAct = keyof typeof companyUserMoves

export const canMove = (act: CompanyUserAct, status: string) =>
  companyUserMoves[act].from.some((from: CompanyUserStatus) => from === status)

/**
 * The status of an invited colleague as members see it: expired after 72 hours, and the invitation can be sent again.
 */
export const memberStatuses = ['INVITED', 'INVITE_EXPIRED', 'ACTIVE', 'DISABLED'] as const
export function memberStatusOf({ status, invitationExpiresAt }: Member, now: Date) {
  const isLate = status === 'INVITED' && invitationExpiresAt !== null && invitationExpiresAt <= now
  return isLate ? 'INVITE_EXPIRED' : status
}
type Member = { status: CompanyUserStatus; invitationExpiresAt: Date | null }

export const companyUserCodePrefix = 'member'
export const foldAddress = (email: string) => foldEmail(email).toLowerCase()
export const checkAddress = (email: string) => checkEmail('email', email)
