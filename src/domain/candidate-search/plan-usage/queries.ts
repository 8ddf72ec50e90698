import { sql } from 'kysely'
import { firstDayOf } from '#domain/scout-invitation/individual-report/queries.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { firstOfMonth } from '#ground/time/month.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'

/** Months of the history, the running one included. */
const historyMonths = 12

/**
 * A company's use of its plan now, as the limits count it, and its new scouts of each month, oldest first: of no month
 * before its first day.
 */
export async function readPlanUsage(db: Db, companyId: CompanyId) {
  const thisMonth = firstOfMonth(tokyoToday())
  const [{ firstDay, ...counts }, rows] = await Promise.all([
    countUses(db, companyId),
    listMonths(db, companyId, thisMonth),
  ])
  const sent = new Map(rows.map(({ month, sent: count }) => [month, count]))
  const months = Array.from({ length: historyMonths }, (_, at) => firstOfMonth(thisMonth, at - historyMonths + 1))
  const own = months.filter((month) => month >= firstOfMonth(firstDay))
  return { ...counts, months: own.map((month) => ({ month, newScouts: sent.get(month) ?? 0 })) }
}

export type PlanUsage = Awaited<ReturnType<typeof readPlanUsage>>

const countUses = (db: Db, companyId: CompanyId) =>
  db
    .selectNoFrom((eb) => [
      firstDayOf(companyId).as('firstDay'),
      eb
        .selectFrom('companyUser')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('companyId', '=', companyId)
        .where('status', '!=', 'DISABLED')
        .$asScalar()
        .as('users'),
      eb
        .selectFrom('job')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('companyId', '=', companyId)
        .where('status', '=', 'PUBLISHED')
        .where('isArchived', '=', false)
        .$asScalar()
        .as('publishedJobs'),
      eb
        .selectFrom('searchCandidateLabel')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('companyId', '=', companyId)
        .$asScalar()
        .as('labels'),
      eb
        .selectFrom('savedFilter')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('companyId', '=', companyId)
        .$asScalar()
        .as('savedFilters'),
      eb
        .selectFrom('schedulingDate')
        .select(({ fn }) => fn.count<number>('schedulingId').distinct().as('count'))
        .where('companyId', '=', companyId)
        .where('startAt', '>', sql<Date>`now()`)
        .where('calledOffAt', 'is', null)
        .$asScalar()
        .as('openSchedulings'),
    ])
    .$narrowType<Record<'users' | 'publishedJobs' | 'labels' | 'savedFilters' | 'openSchedulings', number>>()
    .executeTakeFirstOrThrow()

const listMonths = (db: Db, companyId: CompanyId, thisMonth: string) =>
  db
    .selectFrom('scoutSentOnDay')
    .select(sql<string>`date_trunc('month', day)::date`.as('month'))
    .select(({ fn }) => fn.sum<number>('sent').as('sent'))
    .where('companyId', '=', companyId)
    .where('day', '>=', firstOfMonth(thisMonth, 1 - historyMonths))
    .groupBy('month')
    .execute()
