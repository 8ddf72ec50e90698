import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'

const reportOf = (companyId: unknown, candidateId: unknown) => sql<boolean>`exists (
  select from thread reported where reported.company_id = ${companyId} and reported.candidate_id = ${candidateId}
    and reported.reported_at is not null)`

/** SQL: the student of the row has reported a thread with the company, of whichever scout. No words pass any more. */
export const hasReported = (table: 'scout_invitation' | 'booking' | 'thread') =>
  reportOf(sql.ref(`${table}.company_id`), sql.ref(`${table}.candidate_id`))

/** As hasReported, for statements on `candidate`. */
export const hasReportedCompany = (companyId: OfRow<'company'>) => reportOf(companyId, sql.ref('candidate.id'))

type Pair = { companyId: OfRow<'company'>; candidateId: OfRow<'candidate'> }

/** The words of a statement that writes them, empty after a report: also one that came while the statement waited. */
export const unlessReported = (words: string, { companyId, candidateId }: Pair) =>
  sql<string>`case when ${reportOf(companyId, candidateId)} then '' else ${words} end`
