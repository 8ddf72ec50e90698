import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/db.ts'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'

const companies = sql<number>`count(distinct company_id)`

const viewedOn = (db: Db | Tx, day: string) =>
  db
    .selectFrom('profileView')
    .select(['candidateId', companies.as('companies')])
    .where('insertedAt', '>=', startOfTokyoDay(day))
    .where('insertedAt', '<', startOfTokyoDay(addDays(day, 1)))
    .groupBy('candidateId')

/** Students whom the same number of companies viewed on a Tokyo day. */
export type Viewed = { day: string; companies: number; candidateIds: readonly OfRow<'candidate'>[] }

/** All students viewed on a Tokyo day, by the number of companies: the views of a day are read once. */
export async function listViewed(db: Db | Tx, day: string): Promise<Viewed[]> {
  const rows = await db
    .selectFrom(viewedOn(db, day).as('viewed'))
    .select(['companies', sql<OfRow<'candidate'>[]>`array_agg(candidate_id order by candidate_id)`.as('candidateIds')])
    .groupBy('companies')
    .orderBy('companies')
    .execute()
  return rows.map((row) => ({ day, ...row }))
}
