import { sql } from 'kysely'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { listCompanies } from '#domain/company/queries.ts'
import { firstOfMonth } from '#ground/time/month.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { countSteps, sentSince } from '../company-home/queries.ts'
import { findOutcomeRecords, type OutcomeRecord } from '../outcome/record/queries.ts'

export type MonthOfJob = { title: string; sent: number; accepted: number; scheduled: number; hired: number }

/** The scouts of a month and how far they came, by job, the job with most of them first. */
const listMonthByJob = (db: Db, companyId: CompanyId, month: string): Promise<MonthOfJob[]> =>
  sentSince(db, { companyId, since: startOfTokyoDay(month) })
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))
    .select('job.title')
    .select(countSteps())
    .where('sentAt', '<', startOfTokyoDay(firstOfMonth(month, 1)))
    .groupBy(['job.id', 'job.title'])
    .orderBy('sent', 'desc')
    .orderBy('job.id')
    .execute()

export type ReportedMonth = {
  name: string
  month: string
  jobs: readonly MonthOfJob[]
  /** Null for the company's first month. */
  before: { month: string; jobs: readonly MonthOfJob[] } | null
  record: OutcomeRecord | null
}

/** The day of Tokyo on which a company's contract began, or on which its first scout left where that was earlier. */
export const firstDayOf = (companyId: CompanyId) => sql<string>`(
  select least(min(starts_on), (
    select (min(sent_at) at time zone 'Asia/Tokyo')::date from scout_invitation where company_id = ${companyId}::uuid))
  from contract where company_id = ${companyId}::uuid)`

export async function findFirstDay(db: Db, companyId: CompanyId) {
  const { day } = await db.selectNoFrom(firstDayOf(companyId).as('day')).executeTakeFirstOrThrow()
  return day
}

/**
 * The numbers of a month and of the one before, where the company had a contract then, with the company's record of told
 * outcomes.
 */
export async function readReport(
  db: Db,
  companyId: CompanyId,
  month: string,
  firstDay: string,
): Promise<ReportedMonth> {
  const before = firstOfMonth(month, -1)
  return {
    name: (await listCompanies(db, [companyId])).get(companyId)?.displayName ?? '',
    month,
    jobs: await listMonthByJob(db, companyId, month),
    before:
      before < firstOfMonth(firstDay) ? null : { month: before, jobs: await listMonthByJob(db, companyId, before) },
    record: (await findOutcomeRecords(db, [companyId])).get(companyId) ?? null,
  }
}
