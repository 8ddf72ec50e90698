import { sql } from 'kysely'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db, InTransaction, Tx } from '#platform/database/db.ts'
import { erasedAtOnce } from '#platform/database/erase-some.ts'
import { oneByOne } from '#platform/queue/one-by-one.ts'
import type { RetentionKind } from './rules.ts'

/**
 * Records an erasure: one row for each kind and day, to which every run of the day is added. A run without anything to
 * erase is recorded too. In the transaction of the erasure where it has one.
 */
export async function recordErasure(db: Db | Tx, kind: RetentionKind, rows: number) {
  await sql`
    insert into retention_run (kind, day, rows) values (${kind}, ${tokyoToday()}::date, ${rows})
    on conflict (kind, day) do update set
      runs = retention_run.runs + 1, rows = retention_run.rows + excluded.rows, last_run_at = now()`.execute(db)
}

/** A kind of rows with a term, and what erases them, at most `erasedAtOnce` for a call. */
export type Erasure = readonly [RetentionKind, (tx: Tx) => Promise<Deleted>]

/**
 * Erases each kind in transactions of a few thousand rows, each with the record of how many went. A kind that fails holds
 * up no other; the job fails once all were tried.
 */
export const eraseByTerm = (inTransaction: InTransaction, erasures: readonly Erasure[]) =>
  oneByOne(
    erasures,
    ([kind]) => `erasure of ${kind}`,
    async ([kind, erase]) => {
      const eraseFew = () =>
        inTransaction(async (tx) => {
          const rows = countErased(await erase(tx))
          await recordErasure(tx, kind, rows)
          return rows
        })
      while ((await eraseFew()) >= erasedAtOnce);
    },
  )

/** The result of a deletion: Kysely gives one for each statement, plain SQL one with its rows. */
type Deleted = readonly { numDeletedRows: bigint }[] | { numAffectedRows?: bigint | undefined } | number

export const countErased = (deleted: Deleted): number => {
  if (typeof deleted === 'number') return deleted
  if ('numAffectedRows' in deleted) return Number(deleted.numAffectedRows ?? 0)
  return (deleted as readonly { numDeletedRows: bigint }[]).reduce(
    (sum, { numDeletedRows }) => sum + Number(numDeletedRows),
    0,
  )
}

/** Drops the months of a partitioned table that ended so many months ago; returns their rows. */
export async function forgetMonths(db: Db | Tx, table: 'audit' | 'profile_view', keptMonths: number) {
  const { rows } = await sql<{ gone: number }>`
    select forget_months(${table}, now() - make_interval(months => ${keptMonths}::int)) as gone`.execute(db)
  return rows[0]?.gone ?? 0
}
