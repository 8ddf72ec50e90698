import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { wasGone } from '../../sent/queries.ts'
import { metUntilIn, presentStep } from '../../step/queries.ts'
import { leastOutcomes, outcomeDays, outcomeRecordDays } from '../rules.ts'

/**
 * From when a student waits for the outcome of a step: the end of its booked date, or the acceptance where there is no
 * date. Null while the student still has to choose a date, and for a date that the student missed.
 */
const waitingSinceIn = (step: RawBuilder<number>) => sql<Date | null>`(
  case when ${step} > 1 or job.kind = 'SCHEDULING' then ${metUntilIn(step)} else scout_invitation.answered_at end)`
export const waitingSince = waitingSinceIn(presentStep)

export const ofJobs = (db: Db | Tx) =>
  db.selectFrom('scoutInvitation').innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))

export type OutcomeRecord = { total: number; inTime: number }

/** When the company first wrote an outcome of the step; a word held at night counts from its writing. */
const firstToldAt = sql<Date | null>`coalesce((
  select min(word.written_at) from scout_outcome word
  where word.company_id = scout_invitation.company_id and word.scout_invitation_id = scout_invitation.id
    and word.step = of_step.step and word.told_at is not null),
  case when scout_invitation.outcome_step = of_step.step then scout_invitation.outcome_told_at end)`

/** The beginning of the year of which the records tell. */
const startOfRecord = () => startOfTokyoDay(addDays(tokyoToday(), -outcomeRecordDays))

/** Every step of the relations since then in which a student waited for an outcome. */
const waits = (db: Db, answeredSince: Date) =>
  ofJobs(db)
    .innerJoin(
      sql<{ step: number }>`generate_series(1, scout_invitation.step)`.as<'ofStep'>(sql`of_step (step)`),
      (join) => join.onTrue(),
    )
    .where((eb) =>
      eb.or([eb('scoutInvitation.status', 'in', ['ACCEPTED', 'HIRED']), eb('endedWithout', '=', 'OUTCOME')]),
    )
    .where('scoutInvitation.answeredAt', '>=', answeredSince)
    .select(['scoutInvitation.companyId', 'scoutInvitation.candidateId', firstToldAt.as('toldAt')])
    .select(waitingSinceIn(sql<number>`of_step.step`).as('since'))

/** The end of the last Tokyo day on which an outcome is in time, as students are told it. */
const due = sql`(((since at time zone 'Asia/Tokyo')::date + ${sql.lit(outcomeDays + 1)}::integer)::timestamp at time zone 'Asia/Tokyo')`

const goneBeforeDue = wasGone({ companyId: sql`wait.company_id`, candidateId: sql`wait.candidate_id`, at: due })

/**
 * Of the steps in which students waited for an outcome in the last year, in how many they heard within 14 days. A wait
 * counts once it was ended, or once its 14 days are over with a student who can still be told.
 */
const judged = (db: Db, answeredSince: Date) =>
  db
    .selectFrom(waits(db, answeredSince).as('wait'))
    .where(sql<SqlBool>`since is not null and (told_at is not null or (${due} <= now() and not ${goneBeforeDue}))`)
    .groupBy('wait.companyId')
    .having((eb) => eb.fn.countAll(), '>=', leastOutcomes)
    .select((eb) => [
      'wait.companyId',
      eb.fn.countAll<number>().as('total'),
      eb.fn
        .countAll<number>()
        .filterWhere(sql<SqlBool>`told_at < ${due}`)
        .as('inTime'),
    ])

type SinceAndCompanies = { answeredSince: Date; companyIds: readonly OfRow<'company'>[] }
const outcomeRecords = compiledOnce((db, { answeredSince, companyIds }: SinceAndCompanies) =>
  judged(db, answeredSince).where('wait.companyId', 'in', companyIds),
)

/** Batched; a company with fewer than 20 cases is absent. */
export async function findOutcomeRecords(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const rows = await outcomeRecords(db, { answeredSince: startOfRecord(), companyIds })
  return new Map(rows.map(({ companyId, ...record }): [OfRow<'company'>, OutcomeRecord] => [companyId, record]))
}

/** For the operator: the companies that leave most students without an outcome, the worst first, at most 50. */
export const rankOutcomeRecords = (db: Db) =>
  db
    .selectFrom(judged(db, startOfRecord()).as('record'))
    .innerJoin('company', 'company.id', 'record.companyId')
    .select(['company.id', 'company.displayName', 'record.total', 'record.inTime'])
    .orderBy(sql`record.in_time::real / record.total`)
    .orderBy('company.id')
    .limit(50)
    .execute()
