import type { Selectable } from 'kysely'
import { Refusal, type RefusalCode } from '#ground/refusal.ts'
import type { DB } from '#platform/database-types.ts'

declare const brand: unique symbol
type Branded<Name extends string> = string & { readonly [brand]: Name }

// A proof of who is looking. Only the session can make one, so a company id in an argument is worth nothing.
export type CompanyId = Branded<'CompanyId'>
export type OwnCandidateId = Branded<'OwnCandidateId'>
export type CompanyUserId = Branded<'CompanyUserId'>

export type CompanyUserRole = 'ADMIN' | 'RECRUITER' | 'VIEWER'

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
  /** Why somebody who showed a cookie or a token is nobody here; absent for who showed nothing. */
  refusedFor?: RefusalCode
  /**
   * The reason for which a valid session counts no longer. It refuses everything that needs a viewer; the rest stays
   * open.
   */
  endedBy?: RefusalCode
}
export type CandidateViewer = {
  kind: 'candidate'
  candidateId: OwnCandidateId
  /** Registration is not finished, or something required is missing: only the account itself is open. */
  isIncomplete?: true
}
export type CompanyViewer = {
  kind: 'company'
  companyId: CompanyId
  companyUserId: CompanyUserId
  role: CompanyUserRole
  /** The machine that asks in the company’s name; absent for a person. */
  token?: { accessTokenId: string; scopes: readonly string[] }
  /** The contract, as it was read with this request; absent for a machine and in tests. */
  contract?: ContractWithPlan
}
/**
 * A machine of a company. Of the require… functions below only requireExporter takes a machine, and it checks the
 * scopes; all others refuse. The door turns a machine into a company viewer for operations its scopes name, and for
 * nothing else.
 */
export type AccessTokenViewer = {
  kind: 'accessToken'
  accessTokenId: string
  scopes: readonly string[]
  /** Who it may become. */
  company: CompanyViewer
}
export type AdminViewer = { kind: 'admin'; adminAccountId: string }
export type Viewer = GuestViewer | CandidateViewer | CompanyViewer | AccessTokenViewer | AdminViewer

export const guest: GuestViewer = { kind: 'guest' }

const refuse = (viewer: Viewer): never => {
  throw new Refusal(viewer.kind === 'guest' ? (viewer.refusedFor ?? viewer.endedBy ?? 'unauthenticated') : 'forbidden')
}

export function requireCompany(viewer: Viewer): CompanyViewer {
  return viewer.kind === 'company' ? viewer : refuse(viewer)
}

/** Whether a company user may change things: everybody but VIEWER. */
export const canWrite = ({ role }: CompanyViewer) => role !== 'VIEWER'

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
export function requireCandidate(viewer: Viewer): CandidateViewer {
  const candidate = requireOwnAccount(viewer)
  if (candidate.isIncomplete) throw new Refusal('account_incomplete')
  return candidate
}

/** A student in any state: for settings and for leaving, which stay open to everybody who has an account. */
export function requireOwnAccount(viewer: Viewer): CandidateViewer {
  return viewer.kind === 'candidate' ? viewer : refuse(viewer)
}

export function requireAdmin(viewer: Viewer): AdminViewer {
  return viewer.kind === 'admin' ? viewer : refuse(viewer)
}
