import { sql } from 'kysely'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import type { CandidateId, OfRow } from '#ground/id.ts'
import { isUuid } from '#ground/uuid.ts'
import type { Db } from '#platform/database/db.ts'

export type LookedUpRow = NonNullable<Awaited<ReturnType<typeof findLookedUp>>>

/** Students whose pages a look-up of this operator holds open; nothing for any other one. */
const lookedUp = (db: Db, { adminAccountId }: AdminViewer, ids: readonly string[]) =>
  db
    .selectFrom('candidate')
    .innerJoin('candidateAccount', 'candidateAccount.candidateId', 'candidate.id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('candidateLookup')
          .select(['candidateLookup.expiresAt', 'candidateLookup.reasonKind', 'candidateLookup.reason'])
          .whereRef('candidateLookup.candidateId', '=', 'candidate.id')
          .where('candidateLookup.adminAccountId', '=', adminAccountId)
          .where('candidateLookup.expiresAt', '>', sql<Date>`now()`)
          .orderBy('candidateLookup.expiresAt', 'desc')
          .limit(1)
          .as('pass'),
      (join) => join.onTrue(),
    )
    .leftJoin('candidateWithdrawal', 'candidateWithdrawal.candidateId', 'candidate.id')
    .select(['candidate.id', 'candidate.status', 'candidateAccount.insertedAt'])
    .select(['candidateAccount.email', 'candidateAccount.emailVerifiedAt'])
    .select(['candidateAccount.phoneNumber', 'candidateAccount.phoneVerifiedAt'])
    .select(['candidateWithdrawal.withdrawnAt', 'candidateWithdrawal.reasonKind as withdrawalReasonKind'])
    .select(['pass.expiresAt as openUntil', 'pass.reasonKind as lookupReasonKind', 'pass.reason as lookupReason'])
    .where(sql<boolean>`candidate.id = any(${ids}::uuid[])`)

export const findLookedUp = (db: Db, admin: AdminViewer, id: CandidateId) =>
  lookedUp(db, admin, [id]).executeTakeFirst()

export const listLookedUp = (db: Db, admin: AdminViewer, ids: readonly string[]) =>
  lookedUp(db, admin, ids).orderBy('candidateAccount.insertedAt', 'desc').execute()

const threadScreen = /^\/client\/threads\/([\da-f-]{36})(?:[/?#]|$)/

/** The student of the thread from which a company wrote to the operator; undefined for any other letter. */
export async function findDiscussedStudent(db: Db, letter: { companyId: OfRow<'company'> | null; screen: string }) {
  const [, scoutInvitationId] = threadScreen.exec(letter.screen) ?? []
  if (!letter.companyId || !scoutInvitationId || !isUuid(scoutInvitationId)) return undefined
  const scout = await db
    .selectFrom('scoutInvitation')
    .select('candidateId')
    .where('companyId', '=', letter.companyId)
    .where('id', '=', scoutInvitationId)
    .executeTakeFirst()
  return scout?.candidateId
}

/** The texts the student agreed to, newest first; the consent to an agent consultation stands on a page of its own. */
export const listConsents = (db: Db, candidateId: OfRow<'candidate'>) =>
  db
    .selectFrom('consent')
    .select(['kind', 'version', 'insertedAt'])
    .where('candidateId', '=', candidateId)
    .orderBy('insertedAt', 'desc')
    .orderBy('kind')
    .limit(100)
    .execute()

/** The newest sessions, ended ones of the last week included. */
export const listSessions = (db: Db, candidateId: OfRow<'candidate'>) =>
  db
    .selectFrom('session')
    .select(['deviceFamily', 'insertedAt', 'lastUsedAt', 'provider'])
    .select(sql<boolean>`revoked_at is null and expires_at > now()`.as('isOpen'))
    .where('candidateId', '=', candidateId)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .limit(50)
    .execute()

export const listExports = (db: Db, candidateId: OfRow<'candidate'>) =>
  db
    .selectFrom('candidateExport')
    .select(['id', 'status', 'insertedAt', 'readyAt', 'expiresAt'])
    .where('candidateId', '=', candidateId)
    .orderBy('insertedAt', 'desc')
    .limit(50)
    .execute()

/** Companies the student blocks, those that are not here yet included: a number, and no name. */
export async function countBlocked(db: Db, candidateId: OfRow<'candidate'>) {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from blocked_company where candidate_id = ${candidateId})
      + (select count(*) from blocked_corporate_number where candidate_id = ${candidateId}) as count`.execute(db)
  return rows[0]?.count ?? 0
}
