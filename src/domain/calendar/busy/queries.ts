import { sql } from 'kysely'
import { addDays } from '#ground/day.ts'
import type { NamedCompanyUserId } from '#ground/id.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { requireContract } from '#domain/company/queries.ts'
import { canCompanySignIn } from '#domain/company/rules.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import type { OfCompanyUser } from '../entry/queries.ts'

export type BusyCalendarRow = NonNullable<Awaited<ReturnType<typeof findBusyCalendar>>>

export const findBusyCalendar = (db: Db, { companyId, companyUserId }: CompanyViewer) =>
  db
    .selectFrom('busyCalendar')
    .select(['host', 'savedAt', 'triedAt', 'readAt', 'trouble'])
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .executeTakeFirst()

/** The address to read, of a user who may still sign in: none of a company that is suspended or whose contract is over. */
export async function findAddress(db: Db, { companyId, companyUserId }: OfCompanyUser) {
  if (!canCompanySignIn(await requireContract(db, companyId), tokyoToday())) return undefined
  return db
    .selectFrom('busyCalendar')
    .innerJoin('companyUser', (join) => ofSameCompany(join, 'companyUser.id', 'busyCalendar.companyUserId'))
    .select(['busyCalendar.sealedAddress', 'busyCalendar.savedAt'])
    .where('busyCalendar.companyId', '=', companyId)
    .where('busyCalendar.companyUserId', '=', companyUserId)
    .where('companyUser.status', '=', 'ACTIVE')
    .executeTakeFirst()
}

/** Holds the calendar while it is still the one that was read. */
export const lockSaved = (tx: Tx, { companyId, companyUserId }: OfCompanyUser, savedAt: Date) =>
  tx
    .selectFrom('busyCalendar')
    .select('companyUserId')
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .where('savedAt', '=', savedAt)
    .forUpdate()
    .executeTakeFirst()

export type BusyTimeRow = Awaited<ReturnType<typeof listBusyTimes>>[number]
type StaffDays = { companyUserIds: readonly NamedCompanyUserId[]; startDate: string; endDate: string }

const maxBusyTimes = 9999

/** When colleagues are busy elsewhere on these Tokyo days, both inclusive: times, and nothing of what they are. */
export async function listBusyTimes(db: Db, companyId: CompanyId, { companyUserIds, startDate, endDate }: StaffDays) {
  if (companyUserIds.length === 0) return []
  return db
    .selectFrom('busyTime')
    .innerJoin('companyUser', (join) => ofSameCompany(join, 'companyUser.id', 'busyTime.companyUserId'))
    .select(['busyTime.companyUserId', 'busyTime.startAt', 'busyTime.endAt'])
    .where('busyTime.companyId', '=', companyId)
    .where('busyTime.companyUserId', 'in', companyUserIds)
    .where('busyTime.startAt', '<', startOfTokyoDay(addDays(endDate, 1)))
    .where('busyTime.endAt', '>', startOfTokyoDay(startDate))
    .where('busyTime.endAt', '>', sql<Date>`now()`)
    .where('companyUser.status', '=', 'ACTIVE')
    .orderBy('busyTime.startAt')
    .orderBy('busyTime.companyUserId')
    .limit(maxBusyTimes)
    .execute()
}
