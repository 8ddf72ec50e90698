import type { Db } from '#platform/database/db.ts'
import type { StaffOwner } from '../owner.ts'

/** The oldest first. */
export const listStaffPasskeys = (db: Db, owner: StaffOwner) =>
  db
    .selectFrom('staffPasskey')
    .select(['id', 'name', 'isBackedUp', 'insertedAt', 'lastUsedAt'])
    .where((eb) => eb.and(owner))
    .orderBy('insertedAt')
    .orderBy('id')
    .execute()

export type StaffPasskeyRow = Awaited<ReturnType<typeof listStaffPasskeys>>[number]
