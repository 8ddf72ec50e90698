import { openSession } from '#domain/session/commands.ts'
import { sessionCookiesAt } from '#domain/session/rules.ts'
import type { SessionOwner } from '#domain/session/sign-in/queries.ts'
import type { CandidateViewer, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Area } from '#ground/area.ts'
import type { Db } from '#platform/database/db.ts'
import { demoAccounts } from '#seeds/demo-sign-ins.ts'

export type Who = keyof typeof demoAccounts
type Site = { db: Db; url: string }
type Cookie = { name: string; value: string }

export const areas = { student: 'candidate', recruiter: 'client', interviewer: 'client', operator: 'admin' } as const
/** In production an operator's session with a password alone is none. */
const proofs = { student: {}, recruiter: {}, interviewer: {}, operator: { secondFactor: 'TOTP' } } as const

/** The cookie of a new session of one of the demo's people, or of somebody else with this address. */
export async function demoSession(site: Site, who: Who, email: string = demoAccounts[who]): Promise<Cookie> {
  return cookieOf(site, areas[who], await ownerOf(site.db, who, email), proofs[who])
}

/** The cookie of a new session of a viewer. */
export function viewerSession(site: Site, viewer: CandidateViewer | CompanyViewer): Promise<Cookie> {
  if (viewer.kind === 'candidate') return cookieOf(site, 'candidate', { candidateId: viewer.candidateId })
  const { companyId, companyUserId } = viewer
  return cookieOf(site, 'client', { companyId, companyUserId })
}

async function cookieOf({ db, url }: Site, area: Area, owner: SessionOwner, proof: (typeof proofs)[Who] = {}) {
  const value = await db.transaction().execute((tx) => openSession(tx, area, owner, '', null, proof))
  return { name: sessionCookiesAt(url)[area], value }
}

async function ownerOf(db: Db, who: Who, email: string): Promise<SessionOwner> {
  if (who === 'student') {
    const accounts = db.selectFrom('candidateAccount').select('candidateId')
    return accounts.where('email', '=', email).executeTakeFirstOrThrow()
  }
  if (who === 'recruiter' || who === 'interviewer') {
    const accounts = db.selectFrom('companyUserAccount').select(['companyId', 'companyUserId'])
    return accounts.where('email', '=', email).executeTakeFirstOrThrow()
  }
  const accounts = db.selectFrom('adminAccount').select('id as adminAccountId')
  return accounts.where('email', '=', email).executeTakeFirstOrThrow()
}
