import type { RawBuilder } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { Db } from '#platform/db.ts'
import { isPoolBusy } from '#platform/pool-busy.ts'

/** Milliseconds: a hundred times what a question takes at a million students. */
export const searchTimeout = 4_000

/** The rows of a statement of the search. Refuses search_busy as below. */
export const askIndex = async <Row>(db: Db, statement: RawBuilder<Row>): Promise<Row[]> =>
  (await orBusy(() => statement.execute(db))).rows

/**
 * Runs what asks on the connections of the search, whatever it asks. Refuses search_busy when none got free in time or
 * it took too long.
 */
export async function orBusy<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (isBusy(error)) throw new Refusal('search_busy')
    throw error
  }
}

// 57014: cancelled by its timeout. The driver gives no code to a new connection that took too long.
const isBusy = (error: unknown) =>
  isPoolBusy(error) ||
  (error instanceof Error &&
    ('code' in error ? error.code === '57014' : error.message === 'Connection terminated due to connection timeout'))
