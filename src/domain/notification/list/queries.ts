import { listContracts } from '#domain/company/queries.ts'
import { canCompanySignIn } from '#domain/company/rules.ts'
import type {
  AdminViewer,
  CompanyUserId,
  CompanyUserRole,
  CompanyViewer,
  OwnCandidateId,
} from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/db.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { maxNotifications } from '../kind.ts'

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

/** Newest first. */
export const listAdminNotifications = (db: Db, { adminAccountId }: AdminViewer, first: number) =>
  db
    .selectFrom('adminNotification')
    .select(columns)
    .where('adminAccountId', '=', adminAccountId)
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

export const countUnreadOfAdmin = (db: Db, { adminAccountId }: AdminViewer) =>
  db
    .selectFrom('adminNotification')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('adminAccountId', '=', adminAccountId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow()
    .then(({ count }) => count)

/** A company whose users may not sign in is told nothing. */
export async function isReachable(db: Db | Tx, companyId: string) {
  const contract = (await listContracts(db, null, [companyId])).get(companyId)
  return contract !== undefined && canCompanySignIn(contract, tokyoToday())
}

/** Who works with the product at the company, in any of these roles. */
export const listStaff = (db: Db | Tx, companyId: string, roles: readonly CompanyUserRole[] = everyRole) =>
  db
    .selectFrom('companyUser')
    .select(['id', 'role'])
    .where('companyId', '=', companyId)
    .where('status', '=', 'ACTIVE')
    .where('role', 'in', roles)
    .orderBy('id')
    .execute()
const everyRole = ['ADMIN', 'RECRUITER', 'VIEWER'] as const

/** As `listStaff`, for a company that may be told something: otherwise nobody. */
export async function listReachable(db: Db | Tx, companyId: string, roles: readonly CompanyUserRole[]) {
  if (!(await isReachable(db, companyId))) return []
  return (await listStaff(db, companyId, roles)).map(({ id }) => id)
}

/**
 * Who at the company hears of it: the sender of the scout and whoever is notified for the date, while they are active;
 * if nobody is left, the administrators.
 */
export async function listRecipients(db: Db | Tx, companyId: string, senderId: string, schedulingDateId?: string) {
  if (!(await isReachable(db, companyId))) return []
  const active = await listStaff(db, companyId)
  const notified = schedulingDateId === undefined ? [] : await listNotified(db, companyId, schedulingDateId)
  const concerned = active.filter(({ id }) => id === senderId || notified.includes(id))
  const recipients = concerned.length > 0 ? concerned : active.filter(({ role }) => role === 'ADMIN')
  return recipients.map(({ id }) => id as CompanyUserId)
}

/** Who has the effect in the list already, or waits for it in a digest. */
export async function listHeard(tx: Tx, companyId: string, companyUserIds: readonly string[], effectKey: string) {
  if (companyUserIds.length === 0) return new Set<string>()
  const rows = await tx
    .selectFrom('companyNotification')
    .select('companyUserId')
    .where('companyId', '=', companyId)
    .where('companyUserId', 'in', companyUserIds)
    .where('effectKey', '=', effectKey)
    .union((eb) =>
      eb
        .selectFrom('companyDigestItem')
        .select('companyUserId')
        .where('companyId', '=', companyId)
        .where('companyUserId', 'in', companyUserIds)
        .where('effectKey', '=', effectKey),
    )
    .execute()
  return new Set(rows.map(({ companyUserId }) => companyUserId))
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
