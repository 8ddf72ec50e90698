import { sql, type SqlBool } from 'kysely'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { heldStatuses } from '../booking/rules.ts'
import { isEvaluator } from '../evaluation/queries.ts'
import { heldWord } from '../outcome/queries.ts'
import type { Outcome } from '../outcome/rules.ts'
import { isVisibleTo } from '../sent/queries.ts'

/** Days for which an unfinished meeting stays on the page. */
export const openDays = 30
const maxMeetings = 200

const meetings = (db: Db, viewer: CompanyViewer) =>
  db
    .selectFrom('booking')
    .innerJoin('candidate', 'candidate.id', 'booking.candidateId')
    .innerJoin('schedulingDate', (join) => ofSameCompany(join, 'schedulingDate.id', 'booking.schedulingDateId'))
    .innerJoin('scheduling', (join) => ofSameCompany(join, 'scheduling.id', 'schedulingDate.schedulingId'))
    .innerJoin('scoutInvitation', (join) => ofSameCompany(join, 'scoutInvitation.id', 'booking.scoutInvitationId'))
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))
    .where('booking.companyId', '=', viewer.companyId)
    .where('booking.status', 'in', heldStatuses)
    .where('schedulingDate.startAt', '<=', sql<Date>`now()`)
    .where('schedulingDate.startAt', '>=', startOfTokyoDay(addDays(tokyoToday(), -openDays)))
    .where(isVisibleTo(viewer.companyId))

/** The company has told the outcome of the meeting's step, or of a later one. */
const isTold = sql<boolean>`(scout_invitation.outcome_told_at is not null
  and scout_invitation.outcome_step >= booking.step)`

const awaitsOutcome = sql<boolean>`(booking.status = 'ATTENDED' and scout_invitation.status = 'ACCEPTED'
  and booking.step = scout_invitation.step and not ${isTold} and not exists ${heldWord})`

const awaitsEvaluation = (viewer: CompanyViewer) => sql<boolean>`(booking.status = 'ATTENDED'
  and ${isEvaluator(viewer)} and not exists (
    select 1 from evaluation own where own.company_id = booking.company_id and own.booking_id = booking.id
      and own.company_user_id = ${viewer.companyUserId}))`

const isOpen = (viewer: CompanyViewer) =>
  sql<SqlBool>`(booking.status = 'BOOKED' or ${awaitsOutcome} or ${awaitsEvaluation(viewer)})`

/** Of a `booking`: marked by 全員出席, and nobody has received the student, evaluated or told an outcome since. */
export const isStillAsPressed = sql<SqlBool>`(booking.attendance_press is not null and booking.status = 'ATTENDED'
  and booking.checked_in_at is null
  and not exists (select 1 from evaluation where evaluation.company_id = booking.company_id
    and evaluation.booking_id = booking.id)
  and not exists (select 1 from scout_outcome word where word.company_id = booking.company_id
    and word.scout_invitation_id = booking.scout_invitation_id and word.step = booking.step
    and word.taken_back_at is null))`

export type MeetingRow = Awaited<ReturnType<typeof listMeetings>>[number]

/** All meetings of today and yesterday that have begun, and what is open of the 30 days before; the earliest first. */
export const listMeetings = (db: Db, viewer: CompanyViewer) =>
  meetings(db, viewer)
    .where((eb) =>
      eb.or([isOpen(viewer), eb('schedulingDate.startAt', '>=', startOfTokyoDay(addDays(tokyoToday(), -1)))]),
    )
    .select(['booking.id', 'booking.insertedAt', 'booking.status', 'booking.candidateId', 'booking.scoutInvitationId'])
    .select(['schedulingDate.id as schedulingDateId', 'schedulingDate.startAt', 'schedulingDate.endAt'])
    .select(['scheduling.title', 'scheduling.type', 'job.title as jobTitle'])
    .select([
      sql<Outcome | null>`case when ${isTold} then scout_invitation.outcome end`.as('outcome'),
      sql<Date | null>`case when ${isTold} then scout_invitation.outcome_told_at end`.as('outcomeToldAt'),
    ])
    .select([awaitsOutcome.as('awaitsOutcome'), awaitsEvaluation(viewer).as('awaitsEvaluation')])
    .select(sql<string | null>`case when ${isStillAsPressed} then booking.attendance_press end`.as('attendancePress'))
    .orderBy('schedulingDate.startAt')
    .orderBy('schedulingDate.id')
    .orderBy('booking.insertedAt')
    .orderBy('booking.id')
    .limit(maxMeetings)
    .execute()

/** Meetings of which the attendance, the own evaluation or the outcome is missing. */
export async function countOpenMeetings(db: Db, viewer: CompanyViewer) {
  const { count } = await meetings(db, viewer)
    .where(isOpen(viewer))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
