import { sql, type SqlBool } from 'kysely'
import { addDays } from '#ground/day.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import { compiledOnce, firstRow } from '#platform/database/compiled-once.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { heldStatuses } from '../booking/rules.ts'
import { isEvaluator, type Evaluator } from '../evaluation/queries.ts'
import { heldWord, stepDatedAt } from '../outcome/queries.ts'
import type { Outcome } from '../outcome/rules.ts'
import { isVisibleTo } from '../sent/queries.ts'

/** Days for which an unfinished meeting stays on the page. */
export const openDays = 30
const maxMeetings = 200

/** The user who reads, and the first moment of the days whose meetings are read. */
type Reading = Evaluator & { companyId: CompanyId; from: Date }
const readingOf = ({ companyId, companyUserId, role }: CompanyViewer): Reading => ({
  companyId,
  companyUserId,
  role,
  from: startOfTokyoDay(addDays(tokyoToday(), -openDays)),
})

const meetings = (db: Db, reading: Reading) =>
  db
    .selectFrom('booking')
    .innerJoin('candidate', 'candidate.id', 'booking.candidateId')
    .innerJoin('schedulingDate', (join) => ofSameCompany(join, 'schedulingDate.id', 'booking.schedulingDateId'))
    .innerJoin('scheduling', (join) => ofSameCompany(join, 'scheduling.id', 'schedulingDate.schedulingId'))
    .innerJoin('scoutInvitation', (join) => ofSameCompany(join, 'scoutInvitation.id', 'booking.scoutInvitationId'))
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))
    .where('booking.companyId', '=', reading.companyId)
    .where('booking.status', 'in', heldStatuses)
    .where('schedulingDate.startAt', '<=', sql<Date>`now()`)
    .where('schedulingDate.startAt', '>=', reading.from)
    .where(isVisibleTo(reading.companyId))

/** The company has told the outcome of the meeting's step, or of a later one. */
const isTold = sql<boolean>`(scout_invitation.outcome_told_at is not null
  and scout_invitation.outcome_step >= booking.step)`

const awaitsOutcome = sql<boolean>`(booking.status = 'ATTENDED' and scout_invitation.status = 'ACCEPTED'
  and booking.step = scout_invitation.step and not ${isTold} and not exists ${heldWord})`

const awaitsEvaluation = (viewer: Evaluator) => sql<boolean>`(booking.status = 'ATTENDED'
  and ${isEvaluator(viewer)} and not exists (
    select 1 from evaluation own where own.company_id = booking.company_id and own.booking_id = booking.id
      and own.company_user_id = ${viewer.companyUserId}))`

const isOpen = (viewer: Evaluator) =>
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
  meetings(db, readingOf(viewer))
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
    .select(['scoutInvitation.step', 'scoutInvitation.outcomeToldAt as toldAt', stepDatedAt.as('stepDatedAt')])
    .select([awaitsOutcome.as('awaitsOutcome'), awaitsEvaluation(viewer).as('awaitsEvaluation')])
    .select(sql<string | null>`case when ${isStillAsPressed} then booking.attendance_press end`.as('attendancePress'))
    .orderBy('schedulingDate.startAt')
    .orderBy('schedulingDate.id')
    .orderBy('booking.insertedAt')
    .orderBy('booking.id')
    .limit(maxMeetings)
    .execute()

const openCounts = compiledOnce((db, reading: Reading) =>
  meetings(db, reading)
    .where(isOpen(reading))
    .select((eb) => eb.fn.countAll<number>().as('count')),
)

/** Meetings of which the attendance, the own evaluation or the outcome is missing. */
export const countOpenMeetings = async (db: Db, viewer: CompanyViewer) =>
  firstRow(await openCounts(db, readingOf(viewer))).count
