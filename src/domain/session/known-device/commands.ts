import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { deviceFamily } from './rules.ts'

/** Records the kind of device a student signs in on. The student is notified of every kind after the first. */
export async function recordDevice(tx: Tx, candidateId: OfRow<'candidate'>, userAgent: string) {
  const added = await tx
    .insertInto('knownDevice')
    .values({ candidateId, family: deviceFamily(userAgent) })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return
  const other = await tx
    .selectFrom('knownDevice')
    .select('id')
    .where('candidateId', '=', candidateId)
    .where('id', '!=', added.id)
    .limit(1)
    .executeTakeFirst()
  if (other) await enqueue(tx, 'notify_new_device', { candidateId, knownDeviceId: added.id })
}
