import { sql } from 'kysely'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'
import { retentionKinds, retentionPeriodDays, type RetentionKind } from './rules.ts'

export type RetentionRow = { kind: RetentionKind; lastRunAt: Date | null; lastErasedOn: string | null; rows: number }

/** Every kind with its last run, the last day with something to erase, and the rows of the last 365 days. */
export async function listRetention(db: Db): Promise<RetentionRow[]> {
  const since = addDays(tokyoToday(), -retentionPeriodDays)
  const rows = await db
    .selectFrom('retentionRun')
    .select(({ fn }) => ['kind', fn.max('lastRunAt').as('lastRunAt')])
    .select(sql<string | null>`max(day) filter (where rows > 0)`.as('lastErasedOn'))
    .select(sql<number>`coalesce(sum(rows) filter (where day > ${since}::date), 0)::float8`.as('rows'))
    .groupBy('kind')
    .execute()
  const rowsByKind = new Map(rows.map((row) => [row.kind, row]))
  return retentionKinds.map((kind) => {
    const { lastRunAt = null, lastErasedOn = null, rows: erased = 0 } = rowsByKind.get(kind) ?? {}
    return { kind, lastRunAt, lastErasedOn, rows: erased }
  })
}

/** The days of the last two weeks on which a kind was erased, newest first. */
export const listErasures = (db: Db, first = 100) =>
  db
    .selectFrom('retentionRun')
    .select(['kind', 'day', 'runs', 'rows', 'lastRunAt'])
    .where('rows', '>', 0)
    .where('day', '>', addDays(tokyoToday(), -14))
    .orderBy('day', 'desc')
    .orderBy('lastRunAt', 'desc')
    .orderBy('kind')
    .limit(first)
    .execute()
