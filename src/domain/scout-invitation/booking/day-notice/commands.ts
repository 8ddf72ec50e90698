import { recordAudit } from '#domain/audit/commands.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import type { BookingId, ScoutInvitationId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { moveScoutInvitation } from '../../commands.ts'
import { lockScoutInvitation, requireCompanyInForce } from '../../queries.ts'
import { schedulingMoves } from '../../rules.ts'
import { closeSchedulingDateRequest } from '../../scheduling-date-request/commands.ts'
import { choiceFrom, noChoice } from '../../step/rules.ts'
import { announce, openThread } from '../../thread/commands.ts'
import { holdCalendar, moveBooking, requireFree } from '../commands.ts'
import { changeableUntil, requireSeat } from '../queries.ts'
import { hasAbsence, listDayNotices } from './queries.ts'
import { delays, isSameNotice, refusalOfNotice, type DayNotice } from './rules.ts'

/** The scout whose booking is meant, and which one it is on the student's page. */
type Meant = { id: ScoutInvitationId; bookingId?: BookingId | undefined }
type Action = 'tellDelay' | 'tellAbsence' | 'takeDayNoticeBack'

/**
 * Tells the company that the student will be late. The same delay again changes nothing. Refuses invalid_input,
 * day_notice_too_early, day_notice_too_late, day_notice_of_absence, booking_changed_meanwhile.
 */
export async function tellDelay(tx: Tx, candidate: CandidateViewer, meant: Meant, minutes: number) {
  const isOffered = delays.some((delay) => delay === minutes)
  refuseInvalid([isOffered ? null : { path: 'minutes', message: '遅れる時間を選んでください' }])
  await giveNotice(tx, candidate, 'tellDelay', meant, { kind: 'LATE', minutes })
  return meant.id
}

/**
 * Tells the company that the student will not come; the student chooses another date, as after a cancellation. Refuses
 * the same as tellDelay.
 */
export async function tellAbsence(tx: Tx, candidate: CandidateViewer, meant: Meant) {
  const notice = await giveNotice(tx, candidate, 'tellAbsence', meant, { kind: 'ABSENT', minutes: null })
  if (!notice) return meant.id
  const { invitation, held } = notice
  await moveBooking(tx, candidate, 'tellAbsence', 'tellAbsence', { ...invitation, ...held })
  if (invitation.status === 'ACCEPTED')
    await moveScoutInvitation(tx, candidate, 'tellAbsence', invitation, {
      schedulingStatus: schedulingMoves.tellAbsence.to,
      ...choiceFrom(new Date(), invitation.step),
    })
  return meant.id
}

/**
 * The student comes as booked after all. Refuses booking_overlaps when an appointment was made elsewhere at this time, and
 * day_notice_replaced when another date of this scout was booked.
 */
export async function takeDayNoticeBack(tx: Tx, candidate: CandidateViewer, id: ScoutInvitationId) {
  await holdCalendar(tx, candidate)
  const notice = await giveNotice(tx, candidate, 'takeDayNoticeBack', { id }, { kind: 'COMING', minutes: null })
  if (!notice && (await hasAbsence(tx, candidate.candidateId, id))) throw new Refusal('day_notice_replaced')
  if (notice?.latest?.kind !== 'ABSENT') return id
  const { invitation, held } = notice
  await requireFree(tx, candidate.candidateId, held)
  await moveBooking(tx, candidate, 'takeDayNoticeBack', 'takeAbsenceBack', { ...invitation, ...held })
  if (invitation.status === 'ACCEPTED') {
    await closeSchedulingDateRequest(tx, candidate, invitation)
    await moveScoutInvitation(tx, candidate, 'takeDayNoticeBack', invitation, {
      schedulingStatus: schedulingMoves.takeAbsenceBack.to,
      ...noChoice,
    })
  }
  return id
}

/** Undefined when the notice holds already. */
async function giveNotice(
  tx: Tx,
  candidate: CandidateViewer,
  action: Action,
  { id, bookingId }: Meant,
  notice: DayNotice,
) {
  const now = new Date()
  const invitation = await lockScoutInvitation(tx, candidate.candidateId, id)
  const held = await requireSeat(tx, invitation, bookingId)
  const { companyId, candidateId } = invitation
  const [latest = null] = await listDayNotices(tx, companyId, held.id)
  if (isSameNotice(latest, notice)) return undefined
  const period = { from: changeableUntil(held.startAt), endAt: held.endAt }
  const refusal = refusalOfNotice({ ...period, status: held.status, latest }, notice, now)
  if (refusal) throw new Refusal(refusal)
  await requireCompanyInForce(tx, companyId)
  const { id: dayNoticeId } = await tx
    .insertInto('dayNotice')
    .values({ companyId, candidateId, bookingId: held.id, ...notice, toldAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAudit(tx, candidate, [
    { action, subject: 'booking', subjectId: held.id, companyId, candidateId, to: notice.kind },
  ])
  await openThread(tx, invitation, now)
  await announce(tx, { companyId, candidateId, scoutInvitationId: id })
  await enqueue(tx, 'notify_day_notice', { companyId, dayNoticeId })
  return { invitation, held, latest }
}
