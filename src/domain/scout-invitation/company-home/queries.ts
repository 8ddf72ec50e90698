import { expressionBuilder, sql, type SqlBool } from 'kysely'
import type { JobId } from '#ground/id.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { requireContract } from '#domain/company/queries.ts'
import { requireJob } from '#domain/job/queries.ts'
import { compiledOnce, firstRow } from '#platform/database/compiled-once.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'
import { lastOverdueDay } from '#domain/lookup/holiday/rules.ts'
import { mondayOf } from '#ground/time/month.ts'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { awaitsContact } from '../accepted-student/queries.ts'
import { contactBusinessDays, expiringSoonDays } from '../rules.ts'
import { readRateOf } from '../read-rate/rules.ts'
import { listOpenRequests, requestDueAt } from '../scheduling-date-request/queries.ts'
import { hasArrivedOrIsOpen, isVisibleTo } from '../sent/queries.ts'
import { listReturns } from '../sending/limit/queries.ts'
import { findSlowdown } from '../sending/slowdown/queries.ts'
import { quotaDays } from '../sending/limit/rules.ts'
import { scoutLimit } from '../sending/rules.ts'
import { funnelDays, startOfFunnel } from './rules.ts'

type SentSince = { companyId: CompanyId; since: Date }
/** Every scout that has left since, whatever became of it or its student; a figure of scouts that were sent counts these. */
export const sentSince = (db: Db, { companyId, since }: SentSince) =>
  db
    .selectFrom('scoutInvitation')
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.sentAt', '>=', since)
    .where('scoutInvitation.status', '!=', 'SCHEDULED')

/** The scouts that the plan allows in 30 days, how many are left, and when sent ones count no longer. */
export async function readScoutQuota(db: Db, companyId: CompanyId) {
  const today = tokyoToday()
  const limit = scoutLimit(await requireContract(db, companyId))
  const [returns, slowdown] = await Promise.all([listReturns(db, companyId, today), findSlowdown(db, companyId)])
  const countFrom = (day: string) => returns.reduce((sum, one) => (one.day >= day ? sum + one.count : sum), 0)
  const sent = countFrom(today)
  const sentThisWeek = countFrom(addDays(mondayOf(today), quotaDays))
  return { limit, sent, remaining: Math.max(0, limit - sent), returns, sentThisWeek, slowdown }
}

/** The student has a date, or had one in an earlier step of the relation. */
const hasHadDate = sql<SqlBool>`(scout_invitation.scheduling_status = 'ACCEPTED' or scout_invitation.step > 1 and exists (
  select 1 from booking where booking.company_id = scout_invitation.company_id
    and booking.scout_invitation_id = scout_invitation.id and booking.status in ('BOOKED', 'ATTENDED')))`

/** The scouts of a selection, and how many of them are at each step or beyond it now. */
export function countSteps() {
  const { fn } = expressionBuilder<DB, 'scoutInvitation'>()
  const accepted = fn.countAll<number>().filterWhere('scoutInvitation.status', 'in', ['ACCEPTED', 'HIRED'])
  return [
    fn.countAll<number>().as('sent'),
    accepted.as('accepted'),
    accepted.filterWhere(hasHadDate).as('scheduled'),
    fn.countAll<number>().filterWhere('scoutInvitation.status', '=', 'HIRED').as('hired'),
  ] as const
}

const funnelSince = () => startOfTokyoDay(startOfFunnel(tokyoToday()))

/** The scouts of the last 90 days that have left; of one job, or of all jobs. */
export const scoutsOfFunnel = (db: Db, companyId: CompanyId, jobId: JobId | null) =>
  sentSince(db, { companyId, since: funnelSince() }).$if(jobId !== null, (query) =>
    query.where('scoutInvitation.jobId', '=', jobId ?? ''),
  )

const personalShare = sql<number | null>`round(avg(personal_share))::integer`.as('personalShare')

const funnels = compiledOnce((db, sent: SentSince) => sentSince(db, sent).select([...countSteps(), personalShare]))
type JobAndSince = SentSince & { jobId: JobId }
const funnelsOfJob = compiledOnce((db, sent: JobAndSince) =>
  sentSince(db, sent)
    .where('scoutInvitation.jobId', '=', sent.jobId)
    .select([...countSteps(), personalShare]),
)

/** How many scouts of the funnel are at each step or beyond it now. */
export async function readScoutFunnel(db: Db, companyId: CompanyId, jobId: JobId | null) {
  if (jobId) await requireJob(db, companyId, jobId)
  const sent = { companyId, since: funnelSince() }
  const counts = firstRow(await (jobId ? funnelsOfJob(db, { ...sent, jobId }) : funnels(db, sent)))
  return { ...counts, jobId }
}

const readCounts = compiledOnce((db, { companyId, since }: SentSince) =>
  db
    .selectFrom('scoutInvitation')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('answeredAt', 'is not', null).as('answered'),
      eb.fn
        .countAll<number>()
        .filterWhere('answeredAt', 'is', null)
        .filterWhere('readAt', 'is not', null)
        .as('readUnanswered'),
      eb.fn.countAll<number>().filterWhere('answeredAt', 'is', null).filterWhere('readAt', 'is', null).as('unread'),
    ])
    .where('companyId', '=', companyId)
    .where('sentAt', '>=', since),
)

/** The rate of all scouts of the company, never of one job: two lists may differ by one student. */
export async function findReadRate(db: Db, companyId: CompanyId) {
  // Whole weeks are counted. Counted by days, a day with a single scout would leave the rate alone, and the change of
  // the rate would tell whether this scout was read.
  const since = startOfTokyoDay(mondayOf(addDays(tokyoToday(), -funnelDays)))
  return readRateOf(firstRow(await readCounts(db, { companyId, since })))
}

const todoCounts = compiledOnce((db, { companyId, lateBefore }: { companyId: CompanyId; lateBefore: Date }) =>
  db
    .selectFrom('scoutInvitation')
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .select((eb) => {
      const uncontacted = eb.fn.countAll<number>().filterWhere(awaitsContact)
      const waiting = eb.fn
        .countAll<number>()
        .filterWhere('scoutInvitation.status', '=', 'PENDING')
        .filterWhere('expiresAt', '>', sql<Date>`now()`)
      return [
        uncontacted.as('uncontacted'),
        uncontacted
          .filterWhere(eb.fn.coalesce('contactDeniedAt', 'answeredAt'), '<', lateBefore)
          .as('uncontactedOverdue'),
        waiting.as('waiting'),
        eb.fn.countAll<number>().filterWhere('scoutInvitation.status', '=', 'SCHEDULED').as('scheduled'),
        waiting
          .filterWhere('expiresAt', '<=', sql<Date>`now() + make_interval(days => ${sql.lit(expiringSoonDays)})`)
          .as('expiringSoon'),
      ]
    })
    .where('companyId', '=', companyId)
    .where(isToDo)
    .where(isVisibleTo(companyId))
    .where(hasArrivedOrIsOpen),
)

/**
 * The tasks of the company, for students it can still see. Contact is late from the day after the second business day.
 */
export async function readCompanyTodo(db: Db, companyId: CompanyId) {
  const requests = await listOpenRequests(db, companyId)
  const [firstDue] = requests.map(requestDueAt).toSorted((one, other) => one.getTime() - other.getTime())
  const lateBefore = startOfTokyoDay(addDays(lastOverdueDay(tokyoToday(), contactBusinessDays), 1))
  const counts = firstRow(await todoCounts(db, { companyId, lateBefore }))
  return {
    ...counts,
    dateRequests: requests.length,
    dateRequestDueAt: firstDue ?? null,
  }
}

// Repeats the condition of the index scout_invitation_to_do, so that the statement reads this index only, and no rows
// of the table.
const isToDo = sql<SqlBool>`(
  scout_invitation.status in ('PENDING', 'SCHEDULED') and scout_invitation.expires_at > now() or ${awaitsContact})`
