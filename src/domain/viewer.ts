import { Refusal } from './refusal.ts'

declare const brand: unique symbol
type Branded<Name extends string> = string & { readonly [brand]: Name }

// A proof of who is looking. Only the session can make one, so a company id in an argument is worth nothing.
export type CompanyId = Branded<'CompanyId'>
export type OwnCandidateId = Branded<'OwnCandidateId'>
export type CompanyUserId = Branded<'CompanyUserId'>

export type CompanyUserRole = 'ADMIN' | 'RECRUITER' | 'VIEWER'

export type GuestViewer = { kind: 'guest' }
export type CandidateViewer = { kind: 'candidate'; candidateId: OwnCandidateId }
export type CompanyViewer = {
  kind: 'company'
  companyId: CompanyId
  companyUserId: CompanyUserId
  role: CompanyUserRole
}
export type AdminViewer = { kind: 'admin'; adminAccountId: string }
export type Viewer = GuestViewer | CandidateViewer | CompanyViewer | AdminViewer

/** The part of the address that decides whose session counts (§6). */
export type Area = 'candidate' | 'client' | 'admin'

export const guest: GuestViewer = { kind: 'guest' }

export function requireCompany(viewer: Viewer): CompanyViewer {
  if (viewer.kind === 'company') return viewer
  throw new Refusal(viewer.kind === 'guest' ? 'unauthenticated' : 'forbidden')
}

/** A company user who may change things: everybody but VIEWER. */
export function requireRecruiter(viewer: Viewer): CompanyViewer {
  const company = requireCompany(viewer)
  if (company.role === 'VIEWER') throw new Refusal('forbidden')
  return company
}

export function requireCandidate(viewer: Viewer): CandidateViewer {
  if (viewer.kind === 'candidate') return viewer
  throw new Refusal(viewer.kind === 'guest' ? 'unauthenticated' : 'forbidden')
}

export function requireAdmin(viewer: Viewer): AdminViewer {
  if (viewer.kind === 'admin') return viewer
  throw new Refusal(viewer.kind === 'guest' ? 'unauthenticated' : 'forbidden')
}
