import type { Period } from '#domain/scheduling/seat/rules.ts'
import { Refusal } from '#ground/refusal.ts'
import type { OfRow, ScoutInvitationId } from '#ground/id.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { hasReported } from '../../reported/queries.ts'
import { isVisibleTo } from '../../sent/queries.ts'
import { offeredSchedulingId } from '../../step/queries.ts'

const ofCompany = (tx: Tx, companyId: CompanyId) =>
  tx
    .selectFrom('scoutInvitation')
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.status', 'in', ['ACCEPTED', 'HIRED'])
    .where('scoutInvitation.schedulingStatus', 'is not', null)
    .where(isVisibleTo(companyId))

/**
 * Holds the student's calendar and the invitation, for a company's act on an accepted scout with dates. Refuses
 * not_found.
 */
export async function lockForCompany(tx: Tx, companyId: CompanyId, id: ScoutInvitationId) {
  const student = await ofCompany(tx, companyId)
    .select('scoutInvitation.candidateId')
    .where('scoutInvitation.id', '=', id)
    .executeTakeFirst()
  if (!student) throw new Refusal('not_found')
  await tx.selectFrom('candidate').select('id').where('id', '=', student.candidateId).forNoKeyUpdate().execute()
  const invitation = await ofCompany(tx, companyId)
    .selectAll('scoutInvitation')
    .select(['job.kind', offeredSchedulingId.as('schedulingId'), hasReported('scout_invitation').as('isReported')])
    .where('scoutInvitation.id', '=', id)
    .forUpdate('scoutInvitation')
    .executeTakeFirst()
  if (!invitation) throw new Refusal('not_found')
  return invitation
}

/** Batched: the scheduling whose dates the present step of each of the company's scouts offers. */
export async function findOfferedSchedulings(db: Db, companyId: CompanyId, ids: readonly string[]) {
  const rows = await db
    .selectFrom('scoutInvitation')
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))
    .select(['scoutInvitation.id', offeredSchedulingId.as('schedulingId')])
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row.schedulingId]))
}

/** The booked students of a date with their invitations, in the order in which acts hold them. */
export const listBookedOn = (tx: Tx, companyId: OfRow<'company'>, dateId: string) =>
  tx
    .selectFrom('booking')
    .select(['id', 'companyId', 'candidateId', 'scoutInvitationId', 'status'])
    .select(hasReported('booking').as('isReported'))
    .where('companyId', '=', companyId)
    .where('schedulingDateId', '=', dateId)
    .where('status', '=', 'BOOKED')
    .orderBy('scoutInvitationId')
    .execute()

/** Holds invitations in the order of their ids. */
export const lockInvitations = (tx: Tx, companyId: OfRow<'company'>, ids: readonly string[]) =>
  tx
    .selectFrom('scoutInvitation')
    .select(['id', 'companyId', 'candidateId', 'status', 'schedulingStatus', 'step', 'companyUserId'])
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()

/** The company's own appointment of a student at this time, by its title; undefined when it is another company's. */
export const findOwnAppointment = (
  tx: Tx,
  companyId: CompanyId,
  candidateId: OfRow<'candidate'>,
  { startAt, endAt }: Period,
) =>
  tx
    .selectFrom('booking')
    .innerJoin('schedulingDate as date', (join) => ofSameCompany(join, 'date.id', 'booking.schedulingDateId'))
    .innerJoin('scheduling', (join) => ofSameCompany(join, 'scheduling.id', 'date.schedulingId'))
    .select(['scheduling.title', 'date.startAt', 'date.endAt'])
    .where('booking.companyId', '=', companyId)
    .where('booking.candidateId', '=', candidateId)
    .where('booking.status', '=', 'BOOKED')
    .where('date.startAt', '<', endAt)
    .where('date.endAt', '>', startAt)
    .executeTakeFirst()
