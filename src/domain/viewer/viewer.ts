import type { Selectable } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import { Refusal, type RefusalCode } from '#ground/refusal.ts'
import type { DB } from '#platform/database/database-types.ts'

declare const viewerId: unique symbol
type OfViewer<Noun extends string> = { readonly [viewerId]: Noun }

// These ids prove the viewer. Only the session makes one, so an id in an argument is never accepted in its place, and
// neither is the id of a row (decision 75).
export type CompanyId = OfRow<'company'> & OfViewer<'company'>
export type OwnCandidateId = OfRow<'candidate'> & OfViewer<'candidate'>
export type CompanyUserId = string & OfViewer<'companyUser'>

// Only for a session, a token, a code or a job that acts for somebody: `mayProve` of the house test lists these files.
export const provenCandidateId = (id: OfRow<'candidate'>) => id as OwnCandidateId
export const provenCompanyUser = ({ companyId, companyUserId }: UserOfRow) => ({
  companyId: companyId as CompanyId,
  companyUserId: companyUserId as CompanyUserId,
})
type UserOfRow = { companyId: OfRow<'company'>; companyUserId: string }

export type CompanyUserRole = 'ADMIN' | 'RECRUITER' | 'INTERVIEWER' | 'VIEWER'

/** The newest contract of a company with what its plan holds. */
export type ContractWithPlan = Pick<Selectable<DB['contract']>, 'companyId' | 'id' | 'status' | 'startsOn' | 'endsOn'> &
  Pick<
    Selectable<DB['plan']>,
    | 'key'
    | 'label'
    | 'features'
    | 'scoutLimitPerMonth'
    | 'bulkSendLimit'
    | 'labelLimit'
    | 'savedFilterLimit'
    | 'publishedJobLimit'
    | 'companyUserLimit'
    | 'openSchedulingLimit'
  >

export type GuestViewer = {
  kind: 'guest'
  /** The refusal of a cookie or token that was sent; absent for a visitor without either. */
  refusedFor?: RefusalCode
  /**
   * The reason why a valid session has ended. Everything that needs a viewer is refused with it; public pages stay
   * open.
   */
  endedBy?: RefusalCode
}
/** The states in which a student has only the pages of the state (states of `candidate.status`). */
export const pendingStatuses = [
  'EMAIL_PENDING',
  'PROFILE_PENDING',
  'PHONE_PENDING',
  'ONBOARDING',
  'ACTION_REQUIRED',
  'SUSPENDED',
] as const
export type PendingStatus = (typeof pendingStatuses)[number]
export type CandidateViewer = {
  kind: 'candidate'
  candidateId: OwnCandidateId
  /** The step that the account waits for; absent for a student to whom everything is open. */
  pending?: PendingStatus
  /** Whether the use of the session has to be recorded; absent for a session in use a few minutes ago. */
  isUseUnrecorded?: true
}
export type CompanyViewer = {
  kind: 'company'
  companyId: CompanyId
  companyUserId: CompanyUserId
  role: CompanyUserRole
  /** The access token that acts for the company; absent for a person. */
  token?: { accessTokenId: string; scopes: readonly string[] }
  /** The contract as read with this request; absent for a machine and in tests. */
  contract?: ContractWithPlan
  isUseUnrecorded?: true
}
/**
 * An access token of a company. Of the require… functions below only requireExporter accepts a machine, and it checks
 * the scopes. The GraphQL door turns a machine into a company viewer only for operations within its scopes.
 */
type AccessTokenViewer = {
  kind: 'accessToken'
  accessTokenId: string
  scopes: readonly string[]
  /** The company viewer that the machine becomes. */
  company: CompanyViewer
}
/** OPERATOR does everything, REVIEWER decides cases, READ_ONLY changes nothing and reads no person's data. */
export type AdminRole = 'OPERATOR' | 'REVIEWER' | 'READ_ONLY'
export type AdminViewer = {
  kind: 'admin'
  adminAccountId: string
  role: AdminRole
  /** How the operator acts where it is not by the pages; the audit keeps it. */
  way?: 'command line'
  /** Whether the use of the session has to be recorded; absent for a session in use a few minutes ago. */
  isUseUnrecorded?: true
}
export type Viewer = GuestViewer | CandidateViewer | CompanyViewer | AccessTokenViewer | AdminViewer

export const guest: GuestViewer = { kind: 'guest' }

/** The id of the person or machine that acts; null for a guest. */
export function idOf(viewer: Viewer): string | null {
  if (viewer.kind === 'guest') return null
  if (viewer.kind === 'candidate') return viewer.candidateId
  if (viewer.kind === 'company') return viewer.token?.accessTokenId ?? viewer.companyUserId
  return viewer.kind === 'admin' ? viewer.adminAccountId : viewer.accessTokenId
}

const refuse = (viewer: Viewer): never => {
  throw new Refusal(viewer.kind === 'guest' ? (viewer.refusedFor ?? viewer.endedBy ?? 'unauthenticated') : 'forbidden')
}

/** Any user of a company. What is guarded by this alone is all that an INTERVIEWER has (decision 91). */
export function requireCompanyMember(viewer: Viewer): CompanyViewer {
  return viewer.kind === 'company' ? viewer : refuse(viewer)
}

/** A user who sees the work of the company: every role but INTERVIEWER. */
export function requireCompany(viewer: Viewer): CompanyViewer {
  const company = requireCompanyMember(viewer)
  return company.role === 'INTERVIEWER' ? refuse(company) : company
}

/** ADMIN and RECRUITER may change the company's data. */
export const canWrite = ({ role }: Pick<CompanyViewer, 'role'>) => role === 'ADMIN' || role === 'RECRUITER'

/** A user who may act at a date, as to evaluate or receive a student: every role but VIEWER. The act says which dates. */
export function requireActor(viewer: Viewer): CompanyViewer {
  const company = requireCompanyMember(viewer)
  return company.role === 'VIEWER' ? refuse(company) : company
}

export function requireRecruiter(viewer: Viewer): CompanyViewer {
  const company = requireCompany(viewer)
  return canWrite(company) ? company : refuse(company)
}

/** A viewer who may export a list of students: every company user but VIEWER, or a machine with the scope CSV. */
export function requireExporter(viewer: Viewer): CompanyViewer {
  const company = viewer.kind === 'accessToken' ? viewer.company : requireCompany(viewer)
  if (!company.token) return requireRecruiter(company)
  return company.token.scopes.includes('CSV') ? company : refuse(company)
}

/** Whether a company user decides over colleagues, access and positive actions: ADMIN alone. */
export const canAdminister = ({ role }: CompanyViewer) => role === 'ADMIN'

export function requireCompanyAdmin(viewer: Viewer): CompanyViewer {
  const company = requireCompany(viewer)
  return canAdminister(company) ? company : refuse(company)
}

/** A student with a complete account. Refuses account_incomplete for any other student. */
export const requireCandidate = (viewer: Viewer) => requireCandidateIn(viewer, [undefined])

/** A student who finished the registration, also while something required is missing: for the settings. */
export const requireOwnAccount = (viewer: Viewer) => requireCandidateIn(viewer, [undefined, 'ACTION_REQUIRED'])

/** The same, also while the account is suspended: for a file of the own data, which the law gives everybody. */
export const requireDataOwner = (viewer: Viewer) =>
  requireCandidateIn(viewer, [undefined, 'ACTION_REQUIRED', 'SUSPENDED'])

/** A student whose address is proven, whatever else the account waits for: for leaving. */
export const requireProvenCandidate = (viewer: Viewer) =>
  requireCandidateIn(viewer, [
    undefined,
    'ACTION_REQUIRED',
    'SUSPENDED',
    'PROFILE_PENDING',
    'PHONE_PENDING',
    'ONBOARDING',
  ])

/** A student who may write the profile: also in the onboarding and while something required is missing. */
export const requireProfileOwner = (viewer: Viewer) =>
  requireCandidateIn(viewer, [undefined, 'ONBOARDING', 'ACTION_REQUIRED'])

/** A student whose account waits for one of these; undefined stands for a complete account. */
export function requireCandidateIn(viewer: Viewer, open: readonly (PendingStatus | undefined)[]): CandidateViewer {
  const candidate = viewer.kind === 'candidate' ? viewer : refuse(viewer)
  if (!open.includes(candidate.pending)) throw new Refusal('account_incomplete')
  return candidate
}

export function requireAdmin(viewer: Viewer): AdminViewer {
  return viewer.kind === 'admin' ? viewer : refuse(viewer)
}
