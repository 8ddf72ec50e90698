import { leftStatuses } from '#domain/candidate-account/state/rules.ts'
import type { PushDeviceOwner, PushService } from '#domain/push-device/rules.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import type { Kind } from '../../kind.ts'
import { isReachable } from '../../people/queries.ts'
import { findQuietHours } from '../../quiet-hours/queries.ts'
import { usualQuietHours } from '../../quiet-hours/rules.ts'
import { findChannels } from '../../setting/candidate/queries.ts'
import { pushServicesOf } from '../../setting/candidate/rules.ts'

/** The reader of a push that still waits. */
export async function findReader(
  db: Db,
  { notificationId, pushDeviceId }: { notificationId: string; pushDeviceId: string },
): Promise<PushDeviceOwner | undefined> {
  const row = await db
    .selectFrom('notificationPush')
    .select(['candidateId', 'companyId', 'companyUserId'])
    .where('notificationId', '=', notificationId)
    .where('pushDeviceId', '=', pushDeviceId)
    .executeTakeFirst()
  if (row?.candidateId) return { candidateId: row.candidateId }
  return row?.companyId && row.companyUserId
    ? { companyId: row.companyId, companyUserId: row.companyUserId }
    : undefined
}

/** The hours of a student, and the usual ones of a company user. */
export const findQuietHoursOf = async (db: Db | Tx, reader: PushDeviceOwner) =>
  'candidateId' in reader ? findQuietHours(db, reader.candidateId) : usualQuietHours

/**
 * The token of the reader's device, and what takes a push to it. Undefined when the device belongs to another person by
 * now, or when the reader has left or is shut out.
 */
export async function findDevice(db: Db, reader: PushDeviceOwner, pushDeviceId: string) {
  const row = await ('candidateId' in reader
    ? db
        .selectFrom('pushDevice')
        .innerJoin('candidate', 'candidate.id', 'pushDevice.candidateId')
        .select(['pushDevice.token', 'pushDevice.service'])
        .where('pushDevice.candidateId', '=', reader.candidateId)
        .where('pushDevice.id', '=', pushDeviceId)
        .where('pushDevice.isStopped', '=', false)
        .where('candidate.status', 'not in', leftStatuses)
        .executeTakeFirst()
    : db
        .selectFrom('pushDevice')
        .innerJoin('companyUser', (join) => ofSameCompany(join, 'companyUser.id', 'pushDevice.companyUserId'))
        .select(['pushDevice.token', 'pushDevice.service'])
        .where('pushDevice.companyId', '=', reader.companyId)
        .where('pushDevice.companyUserId', '=', reader.companyUserId)
        .where('pushDevice.id', '=', pushDeviceId)
        .where('pushDevice.isStopped', '=', false)
        .where('companyUser.status', '=', 'ACTIVE')
        .executeTakeFirst())
  if (row && 'companyId' in reader && !(await isReachable(db, reader.companyId))) return undefined
  return row
}

/** The reader's notification, unless it was read in the list. */
export const findUnread = (db: Db, reader: PushDeviceOwner, id: string) =>
  'candidateId' in reader
    ? db
        .selectFrom('candidateNotification')
        .select(['effectKey', 'path'])
        .where('candidateId', '=', reader.candidateId)
        .where('id', '=', id)
        .where('readAt', 'is', null)
        .executeTakeFirst()
    : db
        .selectFrom('companyNotification')
        .select(['effectKey', 'path'])
        .where('companyId', '=', reader.companyId)
        .where('companyUserId', '=', reader.companyUserId)
        .where('id', '=', id)
        .where('readAt', 'is', null)
        .executeTakeFirst()

/** A person and one of the services that reach the person's devices. */
export type Receiver = { reader: PushDeviceOwner; service: PushService }

/** Whether the reader still wants pushes of the kind there; a company user's device is the wish itself. */
export async function wantsPush(db: Db, { reader, service }: Receiver, { topic }: Kind) {
  if (!('candidateId' in reader)) return true
  return topic !== null && pushServicesOf(await findChannels(db, reader.candidateId, topic)).includes(service)
}
