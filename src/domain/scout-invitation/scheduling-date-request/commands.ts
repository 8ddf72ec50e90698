import { sql, type SqlBool } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { OfRow, SchedulingDateRequestId, ScoutInvitationId } from '#ground/id.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import type { CandidateViewer, CompanyViewer, Viewer } from '#domain/viewer/viewer.ts'
import { listOpenDates } from '#domain/scheduling/queries.ts'
import { hasCapacityInFuture } from '#domain/scheduling/seat/rules.ts'
import { checkText } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { batchSize, moveScoutInvitation } from '../commands.ts'
import { requireUnblocked } from '../blocking/queries.ts'
import { lockScoutInvitation, requireCompanyInForce, type LockedScoutInvitation } from '../queries.ts'
import { canRequestSchedulingDate, schedulingMoves, statusAt } from '../rules.ts'
import { hasReported } from '../reported/queries.ts'
import { offeredSchedulingId } from '../step/queries.ts'
import { choiceFrom, noChoice } from '../step/rules.ts'
import { announce } from '../thread/commands.ts'
import { awaitsDates } from '../wait/queries.ts'
import { answeredDays, checkRequest, refusalMessage, requestMoves, type PreferredDate } from './rules.ts'

type Invitation = Parameters<typeof moveScoutInvitation>[3]

/** One open request for each invitation. The student's time to choose stops, since the company owes an answer. */
export async function requestSchedulingDate(
  tx: Tx,
  candidate: CandidateViewer,
  id: ScoutInvitationId,
  text: string,
  preferred: readonly PreferredDate[],
) {
  const now = new Date()
  refuseInvalid(checkRequest(text, preferred, tokyoToday(now)))
  const invitation = await lockScoutInvitation(tx, candidate.candidateId, id)
  const isBeforeDates = await awaitsDates(tx, invitation)
  if (!isBeforeDates && !canRequestSchedulingDate(invitation, now)) refuseRequest(invitation, now)
  await requireCompanyInForce(tx, invitation.companyId)
  await requireUnblocked(tx, candidate.candidateId, invitation.companyId)
  // A new request closes the answered one: only the newest request waits for an answer.
  if (!isBeforeDates) await closeSchedulingDateRequest(tx, candidate, invitation)
  const request = await tx
    .insertInto('schedulingDateRequest')
    .values({
      companyId: invitation.companyId,
      scoutInvitationId: id,
      step: invitation.step,
      candidateId: candidate.candidateId,
      request: text.trim(),
      preferredDates: preferred.map(({ date }) => date),
      preferredTimes: preferred.map(({ timeOfDay }) => timeOfDay),
      isBeforeDates,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!request) throw new Refusal('scheduling_date_already_requested')
  await audit(tx, candidate, 'requestSchedulingDate', invitation, request.id, null, 'REQUESTED')
  const { companyId, candidateId } = invitation
  // Before its dates the company owes the step itself, and the wish changes nothing of that.
  if (isBeforeDates) await announce(tx, { companyId, candidateId, scoutInvitationId: id })
  else
    await moveScoutInvitation(tx, candidate, 'requestSchedulingDate', invitation, {
      schedulingStatus: schedulingMoves.requestSchedulingDate.to,
      ...noChoice,
    })
  await enqueue(tx, 'notify_dates_requested', { companyId, scoutInvitationId: id, schedulingDateRequestId: request.id })
  return id
}

function refuseRequest(invitation: LockedScoutInvitation, now: Date): never {
  const status = statusAt(invitation, now)
  if (status === 'EXPIRED') throw new Refusal('scout_expired')
  if (status === 'PENDING' || invitation.schedulingStatus === null) throw new Refusal('not_found')
  // An invitation declined meanwhile keeps its scheduling status.
  if (status === 'ACCEPTED' && invitation.schedulingStatus === 'SCHEDULING_DATE_REQUESTED')
    throw new Refusal('scheduling_date_already_requested')
  throw new Refusal('scout_already_answered')
}

/** Called when the student needs no more dates; does nothing without an open or answered request. */
export const closeSchedulingDateRequest = (tx: Tx, viewer: Viewer | 'system', invitation: Invitation) =>
  moveRequests(tx, viewer, 'closeSchedulingDateRequest', invitation)

/** Called when a step gets its dates: they are the answer to the wish that came before them. */
export const answerWishBeforeDates = (tx: Tx, viewer: Viewer | 'system', invitation: Invitation) =>
  moveRequests(tx, viewer, 'answerSchedulingDateRequests', invitation, { answeredAt: new Date() })

/** Called when the company turns the student down: its word is the answer to the wish. */
export async function refuseOpenRequest(tx: Tx, viewer: Viewer | 'system', invitation: Invitation) {
  await moveRequests(tx, viewer, 'refuseSchedulingDateRequest', invitation, { answeredAt: new Date() })
  await closeSchedulingDateRequest(tx, viewer, invitation)
}

/** Called when the student ends a scout whose company answered no request. */
export const leaveRequestUnanswered = (tx: Tx, viewer: Viewer, invitation: Invitation) =>
  moveRequests(tx, viewer, 'leaveRequestUnanswered', invitation)

/**
 * The company has no other dates: the student chooses a listed date, or declines. The words reach no student who
 * reported the company. Refuses invalid_input, and not_found when the request is not open.
 */
export async function refuseSchedulingDateRequest(
  tx: Tx,
  company: CompanyViewer,
  id: SchedulingDateRequestId,
  message: string | null,
) {
  const words = message?.replaceAll('\r\n', '\n').trim() || null
  refuseInvalid([words === null ? null : checkText('message', words, refusalMessage)])
  const [open] = await lockOpenRequests(tx, company.companyId, { requestId: id })
  // A colleague may have answered the request while this transaction waited for the row.
  const refusal = open?.isReported ? null : words
  if (!open || !(await settle(tx, company, 'refuseSchedulingDateRequest', open, refusal)))
    throw new Refusal('not_found')
  await enqueue(tx, 'notify_dates_refused', { companyId: company.companyId, schedulingDateRequestId: id })
  return id
}

/** Marks all open requests of a scheduling as answered, once it has a date to choose. */
export async function answerSchedulingDateRequests(
  tx: Tx,
  scheduling: { companyId: OfRow<'company'>; schedulingId: string },
) {
  const { companyId, schedulingId } = scheduling
  if (!hasCapacityInFuture(await listOpenDates(tx, companyId, schedulingId), new Date())) return
  const open = await lockOpenRequests(tx, companyId, { schedulingId })
  for (const request of open) await settle(tx, 'system', 'answerSchedulingDateRequests', request)
}

// The invitations are held, not the requests: every act on a request holds its invitation first. A wish before the dates
// is answered by the dates alone.
export const lockOpenRequests = (
  tx: Tx,
  companyId: OfRow<'company'>,
  which: { requestId?: string; schedulingId?: string },
) =>
  tx
    .selectFrom('scoutInvitation')
    .innerJoin('schedulingDateRequest', (join) =>
      ofSameCompany(join, 'schedulingDateRequest.scoutInvitationId', 'scoutInvitation.id'),
    )
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))
    .selectAll('scoutInvitation')
    .select(['schedulingDateRequest.id as requestId', offeredSchedulingId.as('schedulingId')])
    .select(hasReported('scout_invitation').as('isReported'))
    .where('scoutInvitation.companyId', '=', companyId)
    .where('schedulingDateRequest.status', '=', 'REQUESTED')
    .where('schedulingDateRequest.isBeforeDates', '=', false)
    .$if(which.requestId !== undefined, (query) => query.where('schedulingDateRequest.id', '=', which.requestId ?? ''))
    .$if(which.schedulingId !== undefined, (query) => query.where(offeredSchedulingId, '=', which.schedulingId ?? ''))
    .orderBy('scoutInvitation.id')
    .forUpdate('scoutInvitation')
    .execute()

export async function settle(
  tx: Tx,
  viewer: Viewer | 'system',
  act: 'refuseSchedulingDateRequest' | 'answerSchedulingDateRequests',
  open: Invitation & { requestId: string; step: number },
  refusal: string | null = null,
) {
  const now = new Date()
  if (!(await moveRequests(tx, viewer, act, open, { answeredAt: now, refusalMessage: refusal }))) return false
  await moveScoutInvitation(tx, viewer, act, open, {
    schedulingStatus: schedulingMoves.answerSchedulingDateRequest.to,
    ...choiceFrom(now, open.step),
  })
  return true
}

/**
 * Reopens requests whose added dates were not chosen within seven days and are taken or over, at most 500; returns their
 * number. While one can still be chosen it is the student's turn.
 */
export async function reopenSchedulingDateRequests(tx: Tx): Promise<number> {
  const act = 'reopenSchedulingDateRequests'
  // Rows locked by another act are skipped: the clock looks again in an hour.
  const waiting = await tx
    .selectFrom('scoutInvitation')
    .innerJoin('schedulingDateRequest', (join) =>
      ofSameCompany(join, 'schedulingDateRequest.scoutInvitationId', 'scoutInvitation.id'),
    )
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))
    .selectAll('scoutInvitation')
    .select('schedulingDateRequest.id as requestId')
    .where('schedulingDateRequest.status', 'in', requestMoves[act].from)
    .where('schedulingDateRequest.answeredAt', '<=', sql<Date>`now() - make_interval(days => ${sql.lit(answeredDays)})`)
    .where('scoutInvitation.status', '=', 'ACCEPTED')
    .where('scoutInvitation.schedulingStatus', 'in', schedulingMoves.reopenSchedulingDateRequest.from)
    .where((eb) => eb(eb.fn.coalesce('scoutInvitation.scheduleBy', 'scoutInvitation.chooseBy'), '>', sql<Date>`now()`))
    .where(sql<SqlBool>`not ${hasDateToChoose}`)
    .limit(batchSize)
    .forUpdate('scoutInvitation')
    .skipLocked()
    .execute()
  for (const invitation of waiting) {
    if (!(await moveRequests(tx, 'system', act, invitation, again()))) continue
    const { to } = schedulingMoves.reopenSchedulingDateRequest
    await moveScoutInvitation(tx, 'system', act, invitation, { schedulingStatus: to, ...noChoice })
  }
  return waiting.length
}

// As hasCapacityInFuture of the rules of seats.
const hasDateToChoose = sql<boolean>`exists (
  select 1 from scheduling_date date where date.company_id = job.company_id and date.scheduling_id = ${offeredSchedulingId}
    and date.start_at > now() + make_interval(hours => date.closing_hours)
    and not date.is_force_capacity_full and date.booked + date.offered < date.capacity)`

/** A wish that is opened again has dates before it. */
const again = () => ({ requestedAt: new Date(), answeredAt: null, isBeforeDates: false })

type Answer = { requestedAt?: Date; answeredAt?: Date | null; refusalMessage?: string | null; isBeforeDates?: boolean }

/**
 * The only writer of a request's status after its first, for one request or for all of an invitation. The caller holds
 * the invitation's row. False when no request could move.
 */
async function moveRequests(
  tx: Tx,
  viewer: Viewer | 'system',
  act: keyof typeof requestMoves,
  invitation: Invitation & { requestId?: string },
  answer: Answer = {},
) {
  const { from, to } = requestMoves[act]
  const { companyId, requestId } = invitation
  const moved = await tx
    .updateTable('schedulingDateRequest')
    .set({ status: to, ...answer })
    .where('companyId', '=', companyId)
    .where('scoutInvitationId', '=', invitation.id)
    .where('status', 'in', from)
    .$if(requestId !== undefined, (query) => query.where('id', '=', requestId ?? ''))
    .returning(['id', sql<string>`old.status`.as('from')])
    .execute()
  for (const request of moved) await audit(tx, viewer, act, invitation, request.id, request.from, to)
  return moved.length > 0
}

const audit = (
  tx: Tx,
  viewer: Viewer | 'system',
  action: string,
  { companyId, candidateId }: Invitation,
  subjectId: string,
  from: string | null,
  to: string,
) =>
  recordAudit(tx, viewer, [{ action, subject: 'scheduling_date_request', subjectId, companyId, candidateId, from, to }])
