import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay } from '#ground/tokyo-time.ts'
import { declineIsFinalAt } from '#domain/scout-invitation/rules.ts'
import type { About, Reminder } from './rules.ts'

export type ScoutFacts = NonNullable<Awaited<ReturnType<typeof findScout>>>
export type DateFacts = NonNullable<Awaited<ReturnType<typeof findDate>>>
export type Facts = { scout: ScoutFacts; date: DateFacts | null }

/** What the texts say, as it stands now; undefined when the invitation or the date is gone, and with it the reason to write. */
export async function findFacts(db: Db | Tx, about: About): Promise<Facts | undefined> {
  const scout = await findScout(db, about)
  const date = about.schedulingDateId === undefined ? null : await findDate(db, about, about.schedulingDateId)
  return scout && date !== undefined ? { scout, date } : undefined
}

function findScout(db: Db | Tx, { companyId, scoutInvitationId }: About) {
  return db
    .selectFrom('scoutInvitation as invitation')
    .innerJoin('company', 'company.id', 'invitation.companyId')
    .innerJoin('job', (join) =>
      join.onRef('job.companyId', '=', 'invitation.companyId').onRef('job.id', '=', 'invitation.jobId'),
    )
    .innerJoin('scoutType', 'scoutType.id', 'job.scoutTypeId')
    .innerJoin('companyUser as sender', (join) =>
      join.onRef('sender.companyId', '=', 'invitation.companyId').onRef('sender.id', '=', 'invitation.companyUserId'),
    )
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
      'invitation.round',
      'invitation.expiresAt',
      'invitation.answeredAt',
      'invitation.status',
      'invitation.withdrawalMessage',
      'invitation.endedAt',
    ])
    .select([
      'company.displayName as companyName',
      'job.id as jobId',
      'job.title as jobTitle',
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
        .select((q) => q.fn.max('request.requestedAt').as('at'))
        .as('datesRequestedAt'),
    ])
    .where('invitation.companyId', '=', companyId)
    .where('invitation.id', '=', scoutInvitationId)
    .executeTakeFirst()
}

function findDate(db: Db | Tx, { companyId, scoutInvitationId }: About, schedulingDateId: string) {
  return db
    .selectFrom('schedulingDate')
    .innerJoin('scheduling', (join) =>
      join
        .onRef('scheduling.companyId', '=', 'schedulingDate.companyId')
        .onRef('scheduling.id', '=', 'schedulingDate.schedulingId'),
    )
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
    .where('schedulingDate.companyId', '=', companyId)
    .where('schedulingDate.id', '=', schedulingDateId)
    .executeTakeFirst()
}

/** The same text as long as nothing that a student is told of the date changes. */
export const stateOfDate = ({ startAt, endAt, location, url }: DateFacts) =>
  hash('sha256', JSON.stringify([startAt, endAt, location, url])).slice(0, 16)

/** The bookings that begin on a Tokyo day and are to be reminded of. */
export function listBookingsOn(db: Db | Tx, day: string, flag: Reminder['flag']) {
  return db
    .selectFrom('booking')
    .innerJoin('schedulingDate as date', (join) =>
      join.onRef('date.companyId', '=', 'booking.companyId').onRef('date.id', '=', 'booking.schedulingDateId'),
    )
    .innerJoin('scheduling', (join) =>
      join.onRef('scheduling.companyId', '=', 'date.companyId').onRef('scheduling.id', '=', 'date.schedulingId'),
    )
    .select(['booking.companyId', 'booking.id as bookingId'])
    .where('booking.status', '=', 'BOOKED')
    .where('date.startAt', '>=', startOfTokyoDay(day))
    .where('date.startAt', '<', startOfTokyoDay(addDays(day, 1)))
    .where(`scheduling.${flag}`, '=', true)
    .execute()
}

/** The scouts nobody has answered that expire on a Tokyo day. */
export function listExpiringOn(db: Db | Tx, day: string) {
  return db
    .selectFrom('scoutInvitation')
    .select(['companyId', 'id as scoutInvitationId'])
    .where('status', '=', 'PENDING')
    .where('expiresAt', '>=', startOfTokyoDay(day))
    .where('expiresAt', '<', startOfTokyoDay(addDays(day, 1)))
    .execute()
}

/** False while the student can still take the decline back. */
export async function isDeclinedForGood(db: Db | Tx, { companyId, scoutInvitationId }: About): Promise<boolean> {
  const row = await db
    .selectFrom('scoutInvitation')
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .select(['scoutInvitation.answeredAt', 'scoutInvitation.endedAt', 'candidate.status'])
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.id', '=', scoutInvitationId)
    .where('scoutInvitation.status', '=', 'DECLINED')
    .executeTakeFirst()
  if (!row) return false
  // A student who has left the product takes no decline back.
  if (!row.endedAt || ['WITHDRAWN', 'PURGED'].includes(row.status)) return true
  return row.answeredAt?.getTime() !== row.endedAt.getTime() || declineIsFinalAt(row.endedAt) <= new Date()
}

/** False once the scout is answered or expired. */
export async function isUnanswered(db: Db | Tx, { companyId, scoutInvitationId }: About): Promise<boolean> {
  const row = await db
    .selectFrom('scoutInvitation')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', scoutInvitationId)
    .where('status', '=', 'PENDING')
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return row !== undefined
}

/** The booking a notification is about, and where it stands; undefined when it is gone. */
export async function findBooking(db: Db | Tx, companyId: string, bookingId: string) {
  const row = await db
    .selectFrom('booking')
    .select(['scoutInvitationId', 'schedulingDateId', 'status'])
    .where('companyId', '=', companyId)
    .where('id', '=', bookingId)
    .executeTakeFirst()
  if (!row) return undefined
  const { status, ...ids } = row
  return { status, about: { companyId, ...ids } satisfies About }
}

export async function findSchedulingDateRequest(db: Db | Tx, companyId: string, schedulingDateRequestId: string) {
  return db
    .selectFrom('schedulingDateRequest')
    .select('scoutInvitationId')
    .where('companyId', '=', companyId)
    .where('id', '=', schedulingDateRequestId)
    .executeTakeFirst()
}

/** Who asked the company for other dates of this scheduling and has none yet; the newest request of each invitation. */
export function listWaitingForDates(db: Db | Tx, companyId: string, schedulingId: string) {
  return (
    db
      .selectFrom('schedulingDateRequest as request')
      .innerJoin('scoutInvitation as invitation', (join) =>
        join
          .onRef('invitation.companyId', '=', 'request.companyId')
          .onRef('invitation.id', '=', 'request.scoutInvitationId'),
      )
      .innerJoin('job', (join) =>
        join.onRef('job.companyId', '=', 'invitation.companyId').onRef('job.id', '=', 'invitation.jobId'),
      )
      .select(['request.id', 'request.scoutInvitationId', 'request.requestedAt'])
      .where('request.companyId', '=', companyId)
      // Answering the request is another job of the same transaction: either may run first.
      .where('request.status', 'in', ['REQUESTED', 'ANSWERED'])
      .where('invitation.status', '=', 'ACCEPTED')
      .where('invitation.schedulingStatus', 'in', ['PENDING', 'SCHEDULING_DATE_REQUESTED'])
      .where('job.schedulingId', '=', schedulingId)
      .distinctOn('request.scoutInvitationId')
      .orderBy('request.scoutInvitationId')
      .orderBy('request.insertedAt', 'desc')
      .execute()
  )
}
