import type { RawBuilder } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { Db } from '#platform/database/db.ts'
import { isPoolBusy } from '#platform/database/pool-busy.ts'
import { searches, timed } from '#platform/metrics/metrics.ts'

/** Milliseconds: a hundred times the duration of a search among a million students. */
export const searchTimeout = 4_000

/** The rows of a statement of the search. Refuses search_busy as orBusy does. */
export const askIndex = async <Row>(db: Db, statement: RawBuilder<Row>): Promise<Row[]> =>
  (await orBusy(() => statement.execute(db))).rows

/**
 * Runs a query on the connections of the search. Refuses search_busy when no connection became free in time, or the
 * query took too long.
 */
export async function orBusy<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await timed(searches, run, outcomeOf)
  } catch (error) {
    if (isBusy(error)) throw new Refusal('search_busy')
    throw error
  }
}

const outcomeOf = (error?: unknown) => (error === undefined ? 'answered' : isBusy(error) ? 'busy' : 'failed')

// 57014: cancelled by its timeout. The driver gives no code to a new connection that took too long.
const isBusy = (error: unknown) =>
  isPoolBusy(error) ||
  (error instanceof Error &&
    ('code' in error ? error.code === '57014' : error.message === 'Connection terminated due to connection timeout'))
