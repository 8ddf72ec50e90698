import { sql } from 'kysely'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import type { Db, Tx } from '#platform/database/db.ts'

const interestsOf = (db: Db | Tx, day: string) =>
  db
    .selectFrom('jobInterest')
    .where('jobInterest.insertedAt', '>=', startOfTokyoDay(day))
    .where('jobInterest.insertedAt', '<', startOfTokyoDay(addDays(day, 1)))

/** The companies in whose jobs students said to be interested on a Tokyo day. */
export const listInterestingCompanies = (db: Db | Tx, day: string) =>
  interestsOf(db, day).select('jobInterest.companyId').distinct().orderBy('jobInterest.companyId').execute()

/**
 * How many students said so on that day and are found now by the company's search: public, still looking (4 has
 * finished), and without a block.
 */
export async function countFoundInterested(db: Db | Tx, companyId: OfRow<'company'>, day: string) {
  const { students } = await interestsOf(db, day)
    .innerJoin('candidate', 'candidate.id', 'jobInterest.candidateId')
    .select(sql<number>`count(distinct candidate.id)::integer`.as('students'))
    .where('jobInterest.companyId', '=', companyId)
    .where('candidate.status', '=', 'ACTIVE')
    .where(sql<boolean>`candidate.job_hunting_status_id is distinct from 4`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blockedCompany')
            .select('blockedCompany.candidateId')
            .whereRef('blockedCompany.candidateId', '=', 'jobInterest.candidateId')
            .whereRef('blockedCompany.companyId', '=', 'jobInterest.companyId'),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return students
}
