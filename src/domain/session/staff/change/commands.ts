import type { Db, Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { staffAreaOf, staffIdOf, type StaffArea, type StaffOwner } from '../owner.ts'
import type { StaffChange } from './rules.ts'

/** The payload of `send_staff_change`. */
export type StaffChangeJob = { area: StaffArea; ownerId: string; change: StaffChange; at: string }

/** Tells the owner by mail. */
export const tellStaffChange = (tx: Tx | Db, owner: StaffOwner, change: StaffChange) =>
  enqueue(tx, 'send_staff_change', {
    area: staffAreaOf(owner),
    ownerId: staffIdOf(owner),
    change,
    at: new Date().toISOString(),
  } satisfies StaffChangeJob)
