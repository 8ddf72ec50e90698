import { openSession } from '#domain/session/commands.ts'
import type { SessionOwner } from '#domain/session/sign-in/queries.ts'
import { sessionCookies } from '#domain/session/rules.ts'
import type { CandidateViewer, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'

export type Answer = {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions: { code: string } }[]
}
export type Call = (query: string, variables?: Record<string, unknown>, idempotencyKey?: string) => Promise<Answer>

const homes = {
  candidate: (viewer: CandidateViewer): SessionOwner => ({ candidateId: viewer.candidateId }),
  company: ({ companyId, companyUserId }: CompanyViewer): SessionOwner => ({ companyId, companyUserId }),
}

/** A signed-in browser without its pages: real cookies, real HTTP. */
export async function callAs(url: string, db: Db, viewer: CandidateViewer | CompanyViewer): Promise<Call> {
  const area = viewer.kind === 'candidate' ? 'candidate' : 'client'
  const owner = viewer.kind === 'candidate' ? homes.candidate(viewer) : homes.company(viewer)
  const token = await db.transaction().execute((tx) => openSession(tx, area, owner))
  return async (query, variables = {}, idempotencyKey) => {
    const headers = new Headers({
      'content-type': 'application/json',
      'x-area': area,
      origin: url,
      cookie: `${sessionCookies[area]}=${token}`,
    })
    if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    })
    return (await response.json()) as Answer
  }
}
