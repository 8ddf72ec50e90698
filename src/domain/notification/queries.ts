import type { CompanyUserId, CompanyViewer, OwnCandidateId } from '#domain/viewer.ts'
import type { Db, Tx } from '#platform/db.ts'
import { maxNotifications } from './rules.ts'

export type NotificationRow = Awaited<ReturnType<typeof listCandidateNotifications>>[number]

const columns = ['id', 'kind', 'title', 'body', 'path', 'insertedAt', 'readAt'] as const
const atMost = (first: number) => Math.min(Math.max(first, 0), maxNotifications)

type CompanyUserKey = Pick<CompanyViewer, 'companyId' | 'companyUserId'>

/** Newest first. */
export const listCandidateNotifications = (db: Db, candidateId: OwnCandidateId, first: number) =>
  db
    .selectFrom('candidateNotification')
    .select(columns)
    .where('candidateId', '=', candidateId)
    .orderBy('insertedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(atMost(first))
    .execute()

/** Newest first. */
export const listCompanyNotifications = (db: Db, { companyId, companyUserId }: CompanyUserKey, first: number) =>
  db
    .selectFrom('companyNotification')
    .select(columns)
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .orderBy('insertedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(atMost(first))
    .execute()

export const countUnreadOfCandidate = (db: Db, candidateId: OwnCandidateId) =>
  db
    .selectFrom('candidateNotification')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('candidateId', '=', candidateId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow()
    .then(({ count }) => count)

export const countUnreadOfCompanyUser = (db: Db, { companyId, companyUserId }: CompanyUserKey) =>
  db
    .selectFrom('companyNotification')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow()
    .then(({ count }) => count)

/**
 * Who at the company hears of it: the sender of the scout and whoever is notified for the date, while they are active;
 * if nobody is left, the administrators.
 */
export async function listRecipients(db: Db | Tx, companyId: string, senderId: string, schedulingDateId?: string) {
  const active = await db
    .selectFrom('companyUser')
    .select(['id', 'role'])
    .where('companyId', '=', companyId)
    .where('status', '=', 'ACTIVE')
    .orderBy('id')
    .execute()
  const notified = schedulingDateId === undefined ? [] : await listNotified(db, companyId, schedulingDateId)
  const concerned = active.filter(({ id }) => id === senderId || notified.includes(id))
  const recipients = concerned.length > 0 ? concerned : active.filter(({ role }) => role === 'ADMIN')
  return recipients.map(({ id }) => id as CompanyUserId)
}

async function listNotified(db: Db | Tx, companyId: string, schedulingDateId: string) {
  const rows = await db
    .selectFrom('schedulingDateNotifiedCompanyUser')
    .select('companyUserId')
    .where('companyId', '=', companyId)
    .where('schedulingDateId', '=', schedulingDateId)
    .execute()
  return rows.map(({ companyUserId }) => companyUserId)
}

/** Where a student's mail goes and how it greets; undefined when the account has left or the address was never proven. */
export const findCandidateAddress = (db: Db, candidateId: string) =>
  db
    .selectFrom('candidateAccount')
    .innerJoin('candidate', 'candidate.id', 'candidateAccount.candidateId')
    .select(['candidateAccount.email', 'candidateAccount.familyName'])
    .where('candidateAccount.candidateId', '=', candidateId)
    .where('candidateAccount.emailVerifiedAt', 'is not', null)
    .where('candidate.status', 'not in', ['WITHDRAWN', 'PURGED'])
    .executeTakeFirst()

/** As `findCandidateAddress`, for a company user who is active. */
export const findCompanyUserAddress = (db: Db, companyId: string, companyUserId: string) =>
  db
    .selectFrom('companyUserAccount')
    .innerJoin('companyUser', (join) =>
      join
        .onRef('companyUser.companyId', '=', 'companyUserAccount.companyId')
        .onRef('companyUser.id', '=', 'companyUserAccount.companyUserId'),
    )
    .select(['companyUserAccount.email', 'companyUser.familyName'])
    .where('companyUserAccount.companyId', '=', companyId)
    .where('companyUserAccount.companyUserId', '=', companyUserId)
    .where('companyUserAccount.emailVerifiedAt', 'is not', null)
    .where('companyUser.status', '=', 'ACTIVE')
    .executeTakeFirst()
