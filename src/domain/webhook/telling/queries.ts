import { isLeftStatus } from '#domain/candidate-account/state/rules.ts'
import { requireContract } from '#domain/company/queries.ts'
import { hasFeature } from '#domain/company/plan/rules.ts'
import { isContractInForce } from '#domain/company/rules.ts'
import { confirmedStatuses } from '#domain/scout-invitation/offer-report/rules.ts'
import { declineIsFinalAt } from '#domain/scout-invitation/rules.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'

/** False once the contract ended or the plan went down: nothing leaves for such a company. */
export async function mayTell(db: Db | Tx, companyId: OfRow<'company'>) {
  const contract = await requireContract(db, companyId)
  return isContractInForce(contract, tokyoToday()) && hasFeature(contract, 'webhooks')
}

export const listWebhooksThatAreOn = (db: Db | Tx, companyId: OfRow<'company'>) =>
  db
    .selectFrom('webhook')
    .select(['id', 'events'])
    .where('companyId', '=', companyId)
    .where('offBecause', 'is', null)
    .orderBy('id')
    .execute()

export type AboutScout = { companyId: OfRow<'company'>; scoutInvitationId: string }
export type ToldScout = NonNullable<Awaited<ReturnType<typeof findScout>>>

export async function findScout(db: Db | Tx, { companyId, scoutInvitationId }: AboutScout) {
  return db
    .selectFrom('scoutInvitation as invitation')
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'invitation.jobId'))
    .innerJoin('candidate', 'candidate.id', 'invitation.candidateId')
    .select([
      'invitation.id',
      'invitation.candidateId',
      'invitation.status',
      'invitation.answeredAt',
      'invitation.endedAt',
    ])
    .select(['job.id as jobId', 'job.title as jobTitle', 'job.isArchived as isJobArchived'])
    .select('candidate.status as candidateStatus')
    .where('invitation.companyId', '=', companyId)
    .where('invitation.id', '=', scoutInvitationId)
    .executeTakeFirst()
}

/** False while the student can still take the decline back. */
export function isDeclinedForGood({ status, answeredAt, endedAt, candidateStatus }: ToldScout, now: Date) {
  if (status !== 'DECLINED') return false
  if (!endedAt || isLeftStatus(candidateStatus)) return true
  return answeredAt?.getTime() !== endedAt.getTime() || declineIsFinalAt(endedAt) <= now
}

const bookings = (db: Db | Tx) =>
  db
    .selectFrom('booking')
    .innerJoin('schedulingDate as date', (join) => ofSameCompany(join, 'date.id', 'booking.schedulingDateId'))
    .select(['booking.id', 'booking.scoutInvitationId', 'booking.status', 'booking.replaces'])
    .select(['booking.bookedBy', 'booking.calledOffBy'])
    .select(['booking.insertedAt', 'booking.cancelledAt'])
    .select(['date.id as schedulingDateId', 'date.startAt', 'date.endAt'])

export type ToldBooking = NonNullable<Awaited<ReturnType<typeof findBooking>>>
export const findBooking = (db: Db | Tx, companyId: OfRow<'company'>, id: string) =>
  bookings(db).where('booking.companyId', '=', companyId).where('booking.id', '=', id).executeTakeFirst()

export const listBookings = (db: Db | Tx, companyId: OfRow<'company'>, ids: readonly string[]) =>
  bookings(db)
    .where('booking.companyId', '=', companyId)
    .where('booking.id', 'in', ids)
    .where('booking.status', '=', 'BOOKED')
    .orderBy('booking.id')
    .execute()

/** The scout whose student was hired by this report; undefined while the other side may still answer it. */
export const findHired = (db: Db | Tx, companyId: OfRow<'company'>, offerReportId: string) =>
  db
    .selectFrom('offerReport')
    .select(['scoutInvitationId', 'answeredAt', 'acceptedOn'])
    .where('companyId', '=', companyId)
    .where('id', '=', offerReportId)
    .where('status', 'in', confirmedStatuses)
    .executeTakeFirst()
