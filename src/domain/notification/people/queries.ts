import { listContracts } from '#domain/company/queries.ts'
import { canCompanySignIn } from '#domain/company/rules.ts'
import { canWrite, type CompanyUserRole } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'

/** False for a company whose users may not sign in: such a company gets no notifications. */
export async function isReachable(db: Db | Tx, companyId: OfRow<'company'>) {
  const contract = (await listContracts(db, [companyId])).get(companyId)
  return contract !== undefined && canCompanySignIn(contract, tokyoToday())
}

/** The active users of a company, in any of these roles. */
export const listStaff = (db: Db | Tx, companyId: OfRow<'company'>, roles: readonly CompanyUserRole[] = everyRole) =>
  db
    .selectFrom('companyUser')
    .select(['id', 'role'])
    .where('companyId', '=', companyId)
    .where('status', '=', 'ACTIVE')
    .where('role', 'in', roles)
    .orderBy('id')
    .execute()
const everyRole = ['ADMIN', 'RECRUITER', 'INTERVIEWER', 'VIEWER'] as const

/** Those of the company users who have the own dates and no other page of the company. */
export async function listInterviewers(db: Db | Tx, companyId: OfRow<'company'>, ids: readonly string[]) {
  const interviewers = await listStaff(db, companyId, ['INTERVIEWER'])
  return interviewers.map(({ id }) => id).filter((id) => ids.includes(id))
}

/** The ids of `listStaff`; empty when the company is not reachable. */
export async function listReachable(db: Db | Tx, companyId: OfRow<'company'>, roles: readonly CompanyUserRole[]) {
  if (!(await isReachable(db, companyId))) return []
  return (await listStaff(db, companyId, roles)).map(({ id }) => id)
}

/**
 * The active company users concerned with a scout: its sender, unless an interviewer by now, and the users notified for
 * the date. Where none of them may write, the administrators too.
 */
export async function listConcerned(
  db: Db | Tx,
  companyId: OfRow<'company'>,
  senderId: string,
  schedulingDateId?: string,
) {
  if (!(await isReachable(db, companyId))) return []
  const active = await listStaff(db, companyId)
  const notified = schedulingDateId === undefined ? [] : await listNotified(db, companyId, schedulingDateId)
  const concerned = active.filter(
    ({ id, role }) => notified.includes(id) || (id === senderId && role !== 'INTERVIEWER'),
  )
  const recipients = concerned.some(canWrite)
    ? concerned
    : active.filter((user) => concerned.includes(user) || user.role === 'ADMIN')
  return recipients.map(({ id }) => id)
}

async function listNotified(db: Db | Tx, companyId: OfRow<'company'>, schedulingDateId: string) {
  const rows = await db
    .selectFrom('schedulingDateNotifiedCompanyUser')
    .select('companyUserId')
    .where('companyId', '=', companyId)
    .where('schedulingDateId', '=', schedulingDateId)
    .execute()
  return rows.map(({ companyUserId }) => companyUserId)
}

/** Every administrator of the product. */
export async function listOperators(db: Db | Tx) {
  const admins = await db.selectFrom('adminAccount').select('id').where('status', '=', 'ACTIVE').orderBy('id').execute()
  return admins.map(({ id }) => id)
}
