import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import type { StaffOwner } from '../owner.ts'

export type StaffDeviceRow = Awaited<ReturnType<typeof listStaffDevices>>[number]

/** The open sessions of a company user or an operator, the own first. A session lasts a day, so the list is short. */
export const listStaffDevices = (db: Db, owner: StaffOwner, own: Buffer | null) =>
  db
    .selectFrom('session')
    .select(['id', 'deviceFamily', 'insertedAt', 'lastUsedAt', 'address', 'secondFactor'])
    .select(sql<boolean>`coalesce(token_sha256 = ${own}::bytea, false)`.as('isCurrent'))
    .where((eb) => eb.and(owner))
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', new Date())
    .orderBy('isCurrent', 'desc')
    .orderBy('lastUsedAt', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
