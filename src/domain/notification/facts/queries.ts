import type { NotNull } from 'kysely'
import { findDisclosedName } from '#domain/scout-invitation/sent/queries.ts'
import type { OfRow } from '#ground/id.ts'
import { dateChangedAt } from '#domain/calendar/entry/queries.ts'
import { bookedInSight } from '#domain/scheduling/queries.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'

export type AboutScout = { companyId: OfRow<'company'>; scoutInvitationId: string }
export type AboutDate = AboutScout & { schedulingDateId: string }
export type ScoutFacts = NonNullable<Awaited<ReturnType<typeof findScout>>>
export type DateFacts = NonNullable<Awaited<ReturnType<typeof findDate>>>

/** The facts that texts about a scout need, read now; undefined when the invitation is gone. */
export async function findScoutFacts(db: Db | Tx, about: AboutScout) {
  const scout = await findScout(db, about)
  return scout && { scout }
}

/** The facts of a scout and of one of its dates; undefined when either is gone. */
export async function findDateFacts(db: Db | Tx, about: AboutDate) {
  const scout = await findScout(db, about)
  const date = await findDate(db, about)
  return scout && date && { scout, date }
}

export type DisclosedName = Awaited<ReturnType<typeof findDisclosedName>>

/** The facts for a company, with the student's name where the company may know it. */
export async function withStudent<Facts extends { scout: ScoutFacts }>(db: Db | Tx, facts: Facts | undefined) {
  if (!facts) return undefined
  const { companyId, candidateId } = facts.scout
  return { ...facts, student: await findDisclosedName(db, companyId, candidateId) }
}

async function findScout(db: Db | Tx, about: AboutScout) {
  const [scout] = await scouts(db, about)
  return scout
}

// Asked three times for each letter that arrives; planning nine tables takes four times as long as reading them.
const scouts = compiledOnce((db, { companyId, scoutInvitationId }: AboutScout) =>
  db
    .selectFrom('scoutInvitation as invitation')
    .innerJoin('company', 'company.id', 'invitation.companyId')
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'invitation.jobId'))
    .innerJoin('scoutType', 'scoutType.id', 'job.scoutTypeId')
    .innerJoin('companyUser as sender', (join) => ofSameCompany(join, 'sender.id', 'invitation.companyUserId'))
    .innerJoin('candidate', 'candidate.id', 'invitation.candidateId')
    .leftJoin('school', 'school.id', 'candidate.schoolId')
    .leftJoin('schoolDepartment', 'schoolDepartment.id', 'candidate.schoolDepartmentId')
    .select([
      'invitation.id',
      'invitation.companyId',
      'invitation.candidateId',
      'invitation.companyUserId',
      'invitation.reason',
    ])
    .select([
      'invitation.schedulingStatus',
      'invitation.step',
      'invitation.round',
      'invitation.expiresAt',
      'invitation.scheduleBy',
      'invitation.chooseBy',
      'invitation.answeredAt',
      'invitation.status',
      'invitation.withdrawalMessage',
      'invitation.endedAt',
      'invitation.endedWithout',
    ])
    .select([
      'invitation.schedulingStatus',
      'company.displayName as companyName',
      'job.id as jobId',
      'job.title as jobTitle',
      'job.isArchived as isJobArchived',
      'scoutType.label as scoutType',
    ])
    .select(['sender.familyName as senderFamilyName', 'sender.givenName as senderGivenName'])
    .select((eb) => [
      eb.fn.coalesce('school.name', 'candidate.otherSchoolName').as('schoolName'),
      eb.fn.coalesce('schoolDepartment.name', 'candidate.otherSchoolDepartmentName').as('departmentName'),
      eb
        .selectFrom('schedulingDateRequest as request')
        .whereRef('request.companyId', '=', 'invitation.companyId')
        .whereRef('request.scoutInvitationId', '=', 'invitation.id')
        .whereRef('request.step', '=', 'invitation.step')
        .select((q) => q.fn.max('request.requestedAt').as('at'))
        .as('datesRequestedAt'),
    ])
    .where('invitation.companyId', '=', companyId)
    .where('invitation.id', '=', scoutInvitationId),
)

function findDate(db: Db | Tx, { companyId, scoutInvitationId, schedulingDateId }: AboutDate) {
  return db
    .selectFrom('schedulingDate')
    .innerJoin('scheduling', (join) => ofSameCompany(join, 'scheduling.id', 'schedulingDate.schedulingId'))
    .select(['schedulingDate.id', 'schedulingDate.startAt', 'schedulingDate.endAt'])
    .select(['scheduling.type', 'scheduling.title', 'scheduling.location', 'scheduling.url'])
    .select(['scheduling.belongings', 'scheduling.emergencyContact'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('booking')
          .select('booking.id')
          .whereRef('booking.companyId', '=', 'schedulingDate.companyId')
          .whereRef('booking.schedulingDateId', '=', 'schedulingDate.id')
          .where('booking.scoutInvitationId', '=', scoutInvitationId)
          .where('booking.status', '=', 'BOOKED')
          .where('booking.isFreelyChangeable', '=', true),
      )
        .$castTo<boolean>()
        .as('isFreelyChangeable'),
    )
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('booking')
          .select(['booking.calendarId', 'booking.calendarChangedAt as bookingChangedAt'])
          .whereRef('booking.companyId', '=', 'schedulingDate.companyId')
          .whereRef('booking.schedulingDateId', '=', 'schedulingDate.id')
          .where('booking.scoutInvitationId', '=', scoutInvitationId)
          .orderBy('booking.insertedAt', 'desc')
          .limit(1)
          .as('own'),
      (join) => join.onTrue(),
    )
    .select(['own.calendarId', 'own.bookingChangedAt', bookedInSight.as('bookedInSight')])
    .select([
      dateChangedAt.as('changedAt'),
      'schedulingDate.calledOffAt',
      'schedulingDate.calendarChangedAt',
      'scheduling.calendarChangedAt as placeChangedAt',
    ])
    .where('schedulingDate.companyId', '=', companyId)
    .where('schedulingDate.id', '=', schedulingDateId)
    .executeTakeFirst()
}

export type AboutBooking = AboutDate & { bookingId: string }

/** As findDateFacts, with the date whose place this booking took; null when the student had none before. */
export async function findBookingFacts(db: Db | Tx, about: AboutBooking) {
  const facts = await findDateFacts(db, about)
  return facts && { ...facts, replaced: (await findReplaced(db, about)) ?? null }
}

const findReplaced = (db: Db | Tx, { companyId, bookingId }: AboutBooking) =>
  db
    .selectFrom('booking')
    .innerJoin('booking as replaced', (join) => ofSameCompany(join, 'replaced.id', 'booking.replaces'))
    .innerJoin('schedulingDate', (join) => ofSameCompany(join, 'schedulingDate.id', 'replaced.schedulingDateId'))
    .select(['schedulingDate.id', 'schedulingDate.startAt'])
    .where('booking.companyId', '=', companyId)
    .where('booking.id', '=', bookingId)
    .executeTakeFirst()
type OfBooking = { companyId: OfRow<'company'>; bookingId: string }

/** The booking named in a job's payload; empty when the booking is gone, or no longer has the status. */
export const listBooking = (
  db: Db | Tx,
  { companyId, bookingId }: OfBooking,
  status?: 'BOOKED',
): Promise<AboutBooking[]> =>
  db
    .selectFrom('booking')
    .select(['companyId', 'id as bookingId', 'scoutInvitationId', 'schedulingDateId'])
    .where('companyId', '=', companyId)
    .where('id', '=', bookingId)
    // A cancelled booking outlives its date.
    .where('schedulingDateId', 'is not', null)
    .$narrowType<{ schedulingDateId: NotNull }>()
    .$if(status !== undefined, (query) => query.where('status', '=', 'BOOKED'))
    .execute()

/** False once the student has cancelled the booking, or moved it to another date. */
export async function isStillBooked(db: Db | Tx, { companyId, bookingId }: OfBooking): Promise<boolean> {
  const booking = await db
    .selectFrom('booking')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', bookingId)
    .where('status', '!=', 'CANCELLED')
    .executeTakeFirst()
  return booking !== undefined
}

export type AboutRequest = AboutScout & { schedulingDateRequestId: string }
type OfRequest = { companyId: OfRow<'company'>; schedulingDateRequestId: string }

/** The request for dates named in a job's payload; empty when the request is gone. */
export const listDateRequest = (
  db: Db | Tx,
  { companyId, schedulingDateRequestId }: OfRequest,
): Promise<AboutRequest[]> =>
  db
    .selectFrom('schedulingDateRequest')
    .select(['companyId', 'scoutInvitationId', 'id as schedulingDateRequestId'])
    .where('companyId', '=', companyId)
    .where('id', '=', schedulingDateRequestId)
    .execute()
