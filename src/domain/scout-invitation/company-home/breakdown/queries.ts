import { sql } from 'kysely'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { weekdays } from '#ground/tokyo-time.ts'
import type { JobId } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { countSteps, scoutsOfFunnel } from '../queries.ts'
import { maxFunnelRows, type FunnelBreakdown } from './rules.ts'

export type FunnelRow = {
  key: string
  label: string
  firstSentAt: Date
  sent: number
  accepted: number
  scheduled: number
  hired: number
}
type Of = [db: Db, companyId: CompanyId, jobId: JobId | null]

const firstSentAt = sql<Date>`min(scout_invitation.sent_at)`.as('firstSentAt')

const byJob = (...of: Of): Promise<FunnelRow[]> =>
  scoutsOfFunnel(...of)
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))
    .select(['job.id as key', 'job.title as label', firstSentAt])
    .select(countSteps())
    .groupBy(['job.id', 'job.title'])
    .orderBy('sent', 'desc')
    .orderBy('job.id')
    .limit(maxFunnelRows)
    .execute()

/** Each sending keeps its own text; sendings with the same words are one row. */
const byText = (...of: Of): Promise<FunnelRow[]> =>
  scoutsOfFunnel(...of)
    .innerJoin('templateMessageHistory as letter', (join) =>
      ofSameCompany(join, 'letter.id', 'scoutInvitation.templateMessageHistoryId'),
    )
    .select([sql<string>`md5(concat_ws(' ', letter.subject, letter.text))`.as('key'), 'letter.subject as label'])
    .select(firstSentAt)
    .select(countSteps())
    .groupBy(['letter.subject', 'letter.text'])
    .orderBy('sent', 'desc')
    .orderBy('firstSentAt', 'desc')
    .limit(maxFunnelRows)
    .execute()

const byWeekday = async (...of: Of): Promise<FunnelRow[]> => {
  const weekday = sql<number>`extract(dow from scout_invitation.sent_at at time zone 'Asia/Tokyo')::int`
  const rows = await scoutsOfFunnel(...of)
    .select([weekday.as('weekday'), firstSentAt])
    .select(countSteps())
    .groupBy(weekday)
    .orderBy(weekday)
    .execute()
  return rows.map(({ weekday: day, ...counts }) => ({ ...counts, key: String(day), label: `${weekdays[day]}曜日` }))
}

const readers: Record<FunnelBreakdown, (...of: Of) => Promise<FunnelRow[]>> = {
  JOB: byJob,
  TEXT: byText,
  WEEKDAY: byWeekday,
}

/** The scouts of the funnel in rows, at most ten of them. */
export const readFunnelRows = (by: FunnelBreakdown, ...of: Of) => readers[by](...of)
