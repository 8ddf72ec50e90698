import { sql, type SqlBool } from 'kysely'
import type { BookingId, CandidateId } from '#ground/id.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { namedValues } from '#platform/database/named-value.ts'

/** A user of whom the database says whether to evaluate a student. */
export type Evaluator = Pick<CompanyViewer, 'companyUserId' | 'role'>

/**
 * SQL on `booking`: the user is one of those who evaluate its student. These are the colleagues of the date who may
 * write; of a date without any of them, everybody of the company who may.
 */
export const isEvaluator = ({ companyUserId, role }: Evaluator) =>
  sql<boolean>`(${role}::text <> 'VIEWER' and (exists (
      select 1 from scheduling_date_notified_company_user mine
      where mine.company_id = booking.company_id and mine.scheduling_date_id = booking.scheduling_date_id
        and mine.company_user_id = ${companyUserId})
    or ${role}::text <> 'INTERVIEWER' and not exists (
      select 1 from scheduling_date_notified_company_user other
      join company_user colleague on colleague.company_id = other.company_id and colleague.id = other.company_user_id
      where other.company_id = booking.company_id and other.scheduling_date_id = booking.scheduling_date_id
        and colleague.status = 'ACTIVE' and colleague.role <> 'VIEWER')))`

/**
 * SQL on `evaluation` and its `booking`: what the user may read. The others' words are hidden until the own ones about
 * the same meeting are saved; an interviewer reads earlier meetings only after having evaluated a later one.
 */
const isReadable = (viewer: CompanyViewer) => sql<SqlBool>`(
  evaluation.company_user_id = ${viewer.companyUserId}
  or exists (select 1 from evaluation own where own.company_id = evaluation.company_id
    and own.booking_id = evaluation.booking_id and own.company_user_id = ${viewer.companyUserId})
  or ${viewer.role !== 'INTERVIEWER'} and not ${isEvaluator(viewer)}
  or ${viewer.role === 'INTERVIEWER'} and exists (
    select 1 from evaluation own join booking later on later.company_id = own.company_id and later.id = own.booking_id
    where own.company_id = evaluation.company_id and own.candidate_id = evaluation.candidate_id
      and own.company_user_id = ${viewer.companyUserId} and lower(later.during) > lower(booking.during)))`

const readable = (db: Db | Tx, viewer: CompanyViewer) =>
  db
    .selectFrom('evaluation')
    .innerJoin('booking', (join) => ofSameCompany(join, 'booking.id', 'evaluation.bookingId'))
    .innerJoin('scoutInvitation', (join) => ofSameCompany(join, 'scoutInvitation.id', 'booking.scoutInvitationId'))
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))
    .leftJoin('evaluationForm', (join) =>
      join
        .onRef('evaluationForm.companyId', '=', 'evaluation.companyId')
        .onRef('evaluationForm.version', '=', 'evaluation.formVersion'),
    )
    .selectAll('evaluation')
    .select([sql<Date>`lower(booking.during)`.as('metAt'), 'job.title as jobTitle'])
    .select((eb) => eb.fn.coalesce('evaluationForm.points', sql<string[]>`'{}'::text[]`).as('points'))
    .where('evaluation.companyId', '=', viewer.companyId)
    .where(isReadable(viewer))
    .orderBy(sql`lower(booking.during)`, 'desc')
    .orderBy('evaluation.insertedAt')
    .orderBy('evaluation.companyUserId')

export type EvaluationRow = Awaited<ReturnType<ReturnType<typeof readable>['execute']>>[number]

/** Batched: the evaluations of each booking that the user may read. */
export async function listEvaluations(db: Db, viewer: CompanyViewer, bookingIds: readonly string[]) {
  const rows = await readable(db, viewer).where('evaluation.bookingId', 'in', bookingIds).execute()
  return Map.groupBy(rows, ({ bookingId }) => bookingId)
}

/** Batched: the evaluations of each student that the user may read, the latest meeting first. */
export async function listEvaluationsOfStudents(db: Db, viewer: CompanyViewer, candidateIds: readonly CandidateId[]) {
  const rows = await readable(db, viewer).where('evaluation.candidateId', 'in', namedValues(candidateIds)).execute()
  return Map.groupBy(rows, ({ candidateId }): CandidateId => candidateId)
}

export type EvaluationStanding = { isEvaluator: boolean; own: number; others: number }

/** Batched: whether the user evaluates the student of each booking, and how many evaluations there are. */
export async function findStandings(db: Db | Tx, viewer: CompanyViewer, bookingIds: readonly string[]) {
  const rows = await db
    .selectFrom('booking')
    .leftJoin('evaluation', (join) =>
      join.onRef('evaluation.companyId', '=', 'booking.companyId').onRef('evaluation.bookingId', '=', 'booking.id'),
    )
    .select('booking.id')
    .select(isEvaluator(viewer).as('isEvaluator'))
    .select((eb) => [
      eb.fn
        .count<number>('evaluation.companyUserId')
        .filterWhere('evaluation.companyUserId', '=', viewer.companyUserId)
        .as('own'),
      eb.fn
        .count<number>('evaluation.companyUserId')
        .filterWhere('evaluation.companyUserId', '!=', viewer.companyUserId)
        .as('others'),
    ])
    .where('booking.companyId', '=', viewer.companyId)
    .where('booking.id', 'in', bookingIds)
    .groupBy(['booking.companyId', 'booking.id', 'booking.schedulingDateId'])
    .execute()
  return new Map(rows.map(({ id, ...standing }): [string, EvaluationStanding] => [id, standing]))
}

/** The form on which the user's own evaluation of a booking was written; undefined for none. */
export const findOwnFormVersion = (tx: Tx, viewer: CompanyViewer, id: BookingId) =>
  tx
    .selectFrom('evaluation')
    .select('formVersion')
    .where('companyId', '=', viewer.companyId)
    .where('bookingId', '=', id)
    .where('companyUserId', '=', viewer.companyUserId)
    .executeTakeFirst()
