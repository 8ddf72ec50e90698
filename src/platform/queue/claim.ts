import { sql, type ExpressionBuilder, type ExpressionWrapper, type SqlBool } from 'kysely'
import type { DB } from '../database/database-types.ts'
import type { Db } from '../database/db.ts'
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
  /** Removes the row from the waiting rows, once it is sent or need not be sent. */
  settle: () => Promise<unknown>
}

/**
 * Claims the row, sends, settles the row. Of two workers at once one sends; the other looks again when the claim has
 * run out. When sending fails, the claim is given back and the error goes on to the queue.
 */
export async function sendOnce(db: Db, row: Claimable, send: () => Promise<void>) {
  if (!(await claim(db, row))) return lookAgain(db, row)
  try {
    await send()
  } catch (error) {
    await db.updateTable(row.table).set({ claimedAt: null }).where(row.isIt).execute()
    throw error
  }
  await row.settle()
}

async function claim(db: Db, { table, isIt, seconds }: Claimable) {
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
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Another worker is sending the row, or died with its claim: looks at the row again when the claim has run out. */
async function lookAgain(db: Db, { table, isIt, seconds, job, payload, key }: Claimable) {
  const held = await db.selectFrom(table).select('claimedAt').where(isIt).executeTakeFirst()
  if (!held?.claimedAt) return
  const runAt = new Date(held.claimedAt.getTime() + seconds * 1_000 + 1_000)
  await enqueue(db, job, payload, { runAt, key })
}
