import type { CompanyId } from '#domain/viewer/viewer.ts'
import { firstOfMonth } from '#ground/day.ts'
import { startOfTokyoDay } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/db.ts'

export type MonthOfJob = { title: string; sent: number; accepted: number; scheduled: number; hired: number }

/** What became of the scouts of a month, by job, the job with most of them first. */
export const listMonthByJob = (db: Db, companyId: CompanyId, month: string): Promise<MonthOfJob[]> =>
  db
    .selectFrom('scoutInvitation')
    .innerJoin('job', (join) =>
      join.onRef('job.companyId', '=', 'scoutInvitation.companyId').onRef('job.id', '=', 'scoutInvitation.jobId'),
    )
    .select((eb) => {
      const accepted = eb.fn.countAll<number>().filterWhere('scoutInvitation.status', 'in', ['ACCEPTED', 'HIRED'])
      return [
        'job.title',
        eb.fn.countAll<number>().as('sent'),
        accepted.as('accepted'),
        accepted.filterWhere('schedulingStatus', '=', 'ACCEPTED').as('scheduled'),
        eb.fn.countAll<number>().filterWhere('scoutInvitation.status', '=', 'HIRED').as('hired'),
      ]
    })
    .where('scoutInvitation.companyId', '=', companyId)
    .where('sentAt', '>=', startOfTokyoDay(month))
    .where('sentAt', '<', startOfTokyoDay(firstOfMonth(month, 1)))
    .where('scoutInvitation.status', '!=', 'SCHEDULED')
    .groupBy(['job.id', 'job.title'])
    .orderBy('sent', 'desc')
    .orderBy('job.id')
    .execute()
