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

/** The distinct numbers of companies that viewed one student on a Tokyo day. */
export const listViewCounts = (db: Db | Tx, day: string) =>
  db.selectFrom(viewedOn(db, day).as('viewed')).select('companies').distinct().orderBy('companies').execute()

/** A batch of the students viewed by exactly this number of companies on a Tokyo day. */
export async function listViewed(
  db: Db | Tx,
  of: { day: string; companies: number },
  after: OfRow<'candidate'> | null,
  size: number,
) {
  const students = await viewedOn(db, of.day)
    .having(companies, '=', of.companies)
    .$call((query) => (after === null ? query : query.where('candidateId', '>', after)))
    .orderBy('candidateId')
    .limit(size)
    .execute()
  return students.map(({ candidateId }) => candidateId)
}
