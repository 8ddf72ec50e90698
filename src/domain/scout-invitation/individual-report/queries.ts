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
  before: string
  jobs: readonly MonthOfJob[]
  earlier: readonly MonthOfJob[]
  record: OutcomeRecord | null
}

/** The numbers of a month and of the one before, with the company's record of told outcomes. */
export async function readReport(db: Db, companyId: CompanyId, month: string): Promise<ReportedMonth> {
  const before = firstOfMonth(month, -1)
  return {
    name: (await listCompanies(db, [companyId])).get(companyId)?.displayName ?? '',
    month,
    before,
    jobs: await listMonthByJob(db, companyId, month),
    earlier: await listMonthByJob(db, companyId, before),
    record: (await findOutcomeRecords(db, [companyId])).get(companyId) ?? null,
  }
}
