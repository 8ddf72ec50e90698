import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely'
import type { DB } from '../database/database-types.ts'
import type { Db } from '../database/db.ts'
import { holdIfStopped, isNotStopped, type Stoppable } from './hold.ts'
import { enqueue } from './queue.ts'

type Table = 'notificationPush' | 'notificationMail' | 'webhookDelivery'

/** A row that waits to be sent, and the job that sends it. */
export type Claimable = {
  table: Table
  isIt: (eb: ExpressionBuilder<DB, Table>) => ExpressionWrapper<DB, Table, SqlBool>
  /** How long a claim lasts. Longer than any sending takes: a worker that still holds the row afterwards has died. */
  seconds: number
  job: string
  payload: object
  /** The job key of the second look: of several looks at one row only one waits in the queue. */
  key: string
  /** By what an operator's stop finds the row; null where it always goes. */
  stop: Stoppable | null
  /** Removes the row from the waiting rows, once it is sent or need not be sent. */
  settle: () => Promise<unknown>
}

/**
 * Claims the row, sends, settles the row. Of two workers at once one sends; the other looks again when the claim has
 * run out. When sending fails, the claim is given back and the error goes on to the queue. A row that an operator has
 * stopped waits in the queue until the stop ends.
 */
export async function sendOnce(db: Db, row: Claimable, send: () => Promise<void>) {
  if (!(await claim(db, row))) return letWait(db, row)
  try {
    await send()
  } catch (error) {
    await db.updateTable(row.table).set({ claimedAt: null }).where(row.isIt).execute()
    throw error
  }
  await row.settle()
}

async function claim(db: Db, { table, isIt, seconds, stop }: Claimable) {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ claimedAt: sql<Date>`now()` })
    .where(isIt)
    .where((eb) =>
      eb.or([
        eb('claimedAt', 'is', null),
        eb('claimedAt', '<', sql<Date>`now() - make_interval(secs => ${sql.lit(seconds)})`),
        // A claim in the future was written by a clock that had jumped ahead.
        eb('claimedAt', '>', sql<Date>`now() + make_interval(secs => ${sql.lit(seconds)})`),
      ]),
    )
    .where((eb) => (stop ? isNotStopped(stop) : eb.lit(true)))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Another worker is sending the row, or died with its claim: looks at the row again when the claim has run out. A row
 * that nobody claims is stopped, or its stop has just ended.
 */
async function letWait(db: Db, { table, isIt, seconds, job, payload, key, stop }: Claimable) {
  const row = await db
    .selectFrom(table)
    .select(['claimedAt', sql<boolean>`claimed_at > now() - make_interval(secs => ${sql.lit(seconds)})`.as('isHeld')])
    .where(isIt)
    .executeTakeFirst()
  if (!row) return
  const { claimedAt, isHeld } = row
  if (claimedAt && (isHeld || !stop))
    return enqueue(db, job, payload, { runAt: new Date(claimedAt.getTime() + seconds * 1_000 + 1_000), key })
  if (stop && !(await holdIfStopped(db, { stop, job, payload, key }))) await enqueue(db, job, payload, { key })
}
