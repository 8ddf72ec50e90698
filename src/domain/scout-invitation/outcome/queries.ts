import { sql, type SqlBool } from 'kysely'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { startOfTokyoDay, tokyoToday } from '#ground/tokyo-time.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { boundsOf, type Page } from '#platform/database/page.ts'
import { isVisibleTo } from '../sent/queries.ts'
import { lastPromptedAt } from '../wait/queries.ts'
import { leastOutcomes, outcomeDays, outcomeRecordDays } from './rules.ts'

/**
 * From when a student waits for an outcome: the end of the booked date, or the acceptance where there is no date. Null
 * while the student still has to choose a date, and for a date that the student missed.
 */
const waitingSince = sql<Date | null>`(
  case when job.kind = 'SCHEDULING' then (
    select max(upper(booking.during)) from booking
    where booking.company_id = scout_invitation.company_id and booking.scout_invitation_id = scout_invitation.id
      and booking.status in ('BOOKED', 'ATTENDED'))
  else scout_invitation.answered_at end)`

const ofJobs = (db: Db | Tx) =>
  db.selectFrom('scoutInvitation').innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))

const owed = (db: Db, companyId: CompanyId) =>
  ofJobs(db)
    .where('scoutInvitation.status', 'in', ['ACCEPTED', 'HIRED'])
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .where('scoutInvitation.companyId', '=', companyId)
    .where('outcomeToldAt', 'is', null)
    .where(sql<SqlBool>`${waitingSince} <= now()`)
    .where(isVisibleTo(companyId))

export type OwedAnswerRow = Awaited<ReturnType<typeof listOwedAnswers>>['rows'][number]

/** The students of a company who wait for an outcome, the longest waiting first. */
export async function listOwedAnswers(db: Db, companyId: CompanyId, page: Page) {
  const { limit, offset } = boundsOf(page)
  const [rows, totalCount] = await Promise.all([
    owed(db, companyId)
      .select(['scoutInvitation.id', 'scoutInvitation.candidateId', 'scoutInvitation.jobId'])
      .select([sql<Date>`${waitingSince}`.as('since'), lastPromptedAt('OUTCOME').as('promptedAt')])
      .orderBy('since')
      .orderBy('scoutInvitation.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    countOwedAnswers(db, companyId),
  ])
  return { rows, totalCount }
}

export async function countOwedAnswers(db: Db, companyId: CompanyId) {
  const { count } = await owed(db, companyId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Holds the invitation of a student who accepted and may be told. Refuses not_found. */
export async function lockAccepted(tx: Tx, companyId: CompanyId, id: string) {
  const invitation = await tx
    .selectFrom('scoutInvitation')
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .select(['scoutInvitation.id', 'scoutInvitation.candidateId', 'scoutInvitation.status', 'outcome', 'outcomeToldAt'])
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.id', '=', id)
    .where('scoutInvitation.status', 'in', ['ACCEPTED', 'HIRED'])
    .where(isVisibleTo(companyId))
    .forUpdate('scoutInvitation')
    .executeTakeFirst()
  if (!invitation) throw new Refusal('not_found')
  return invitation
}

export type OutcomeRecord = { total: number; inTime: number }

/**
 * Of the students who waited for an outcome in the last year, how many heard within 14 days. A wait counts once it was
 * ended, or once its 14 days are over.
 */
const judged = (db: Db) => {
  const from = startOfTokyoDay(addDays(tokyoToday(), -outcomeRecordDays))
  const due = sql`(${waitingSince} + make_interval(days => ${sql.lit(outcomeDays)}))`
  return ofJobs(db)
    .where((eb) =>
      eb.or([eb('scoutInvitation.status', 'in', ['ACCEPTED', 'HIRED']), eb('endedWithout', '=', 'OUTCOME')]),
    )
    .where('scoutInvitation.answeredAt', '>=', from)
    .where(sql<SqlBool>`${waitingSince} is not null and (outcome_told_at is not null or ${due} <= now())`)
    .groupBy('scoutInvitation.companyId')
    .having((eb) => eb.fn.countAll(), '>=', leastOutcomes)
    .select((eb) => [
      'scoutInvitation.companyId',
      eb.fn.countAll<number>().as('total'),
      eb.fn
        .countAll<number>()
        .filterWhere(sql<SqlBool>`outcome_told_at < ${due}`)
        .as('inTime'),
    ])
}

/** Batched; a company with fewer than 20 cases is absent. */
export async function findOutcomeRecords(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const rows = await judged(db).where('scoutInvitation.companyId', 'in', companyIds).execute()
  return new Map(rows.map(({ companyId, ...record }): [OfRow<'company'>, OutcomeRecord] => [companyId, record]))
}

/** For the operator: the companies that leave most students without an outcome, the worst first, at most 50. */
export const rankOutcomeRecords = (db: Db) =>
  db
    .selectFrom(judged(db).as('record'))
    .innerJoin('company', 'company.id', 'record.companyId')
    .select(['company.id', 'company.displayName', 'record.total', 'record.inTime'])
    .orderBy(sql`record.in_time::real / record.total`)
    .orderBy('company.id')
    .limit(50)
    .execute()
