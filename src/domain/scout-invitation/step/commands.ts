import { sql } from 'kysely'
import { listOpenDates, requireScheduling } from '#domain/scheduling/queries.ts'
import { hasCapacityInFuture } from '#domain/scheduling/seat/rules.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import type { OfRow, SchedulingId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueueMany } from '#platform/queue/queue.ts'
import { findSeat } from '../booking/queries.ts'
import { isMissed } from '../booking/rules.ts'
import { batchSize, moveScoutInvitation } from '../commands.ts'
import { standsStill } from '../deadline/queries.ts'
import { schedulingMoves } from '../rules.ts'
import { answerWishBeforeDates, closeSchedulingDateRequest } from '../scheduling-date-request/commands.ts'
import { choiceFrom, isOver, maxSteps, noChoice } from './rules.ts'

type Relation = Parameters<typeof moveScoutInvitation>[3] & { step: number }

/** Refuses not_found for a scheduling that is not the company's, and step_without_dates when none of its dates is open. */
export async function requireDatesToOffer(tx: Tx, companyId: CompanyId, id: SchedulingId) {
  const scheduling = await requireScheduling(tx, companyId, id)
  if (!hasCapacityInFuture(await listOpenDates(tx, companyId, scheduling.id), new Date()))
    throw new Refusal('step_without_dates')
  return scheduling.id
}

export async function isStepOver(tx: Tx, invitation: Relation) {
  const seat = await findSeat(tx, invitation)
  return isOver(invitation, seat && !isMissed(seat) ? seat.endAt : null, new Date())
}

/** Refuses step_still_open while the present step has dates to choose, a wish for others, or a date that is not over. */
export async function requireStepOver(tx: Tx, invitation: Relation) {
  if (invitation.step >= maxSteps) throw new Refusal('too_many_steps')
  if (!(await isStepOver(tx, invitation))) throw new Refusal('step_still_open')
}

/** Refuses booked_date_ahead: what comes of a date is told once it has begun. */
export async function requireNoDateAhead(tx: Tx, invitation: Relation) {
  if (await hasDateAhead(tx, invitation)) throw new Refusal('booked_date_ahead')
}

export async function hasDateAhead(tx: Tx, invitation: Relation) {
  const seat = await findSeat(tx, invitation)
  return seat !== undefined && !isMissed(seat) && seat.startAt > new Date()
}

/** `schedulingId`: the dates that the student chooses from; or the job whose dates are to follow. */
export type NextStep = { companyUserId: string } & (
  | { schedulingId: string; jobId?: null }
  | { schedulingId: null; jobId: string }
)

/**
 * Opens the next step of a relation, whose student chooses one of the scheduling's dates, or waits for them. The caller
 * holds the invitation. Refuses step_still_open and too_many_steps.
 */
export async function openStep(
  tx: Tx,
  viewer: CompanyViewer | 'system',
  invitation: Relation,
  { schedulingId, jobId = null, companyUserId }: NextStep,
) {
  const now = new Date()
  const { companyId, candidateId, id: scoutInvitationId } = invitation
  await requireStepOver(tx, invitation)
  const step = invitation.step + 1
  // A wish before the dates of the present step ends with it, answered where the next one has dates.
  if (schedulingId !== null) await answerWishBeforeDates(tx, viewer, invitation)
  await closeSchedulingDateRequest(tx, viewer, invitation)
  await tx
    .insertInto('scoutStep')
    .values({ companyId, scoutInvitationId, candidateId, step, schedulingId, jobId, companyUserId, offeredAt: now })
    .execute()
  await moveScoutInvitation(tx, viewer, 'openStep', invitation, {
    step,
    ...(schedulingId === null ? { schedulingStatus: null, ...noChoice } : chooses(step, now)),
  })
  return step
}

/** The student chooses from now on. */
export const chooses = (step: number, now: Date) => ({
  schedulingStatus: schedulingMoves.openStep.to,
  ...choiceFrom(now, step),
})

/**
 * Ends the choices of further steps whose time is over, at most 500: the scout goes on, and both are told. Returns their
 * number.
 */
export async function lapseSteps(tx: Tx): Promise<number> {
  // Rows locked by a choice are skipped: the clock looks again in a minute.
  const late = await tx
    .selectFrom('scoutInvitation')
    .select(['companyId', 'id', 'candidateId', 'status', 'schedulingStatus', 'step'])
    .where('status', '=', 'ACCEPTED')
    .where('chooseBy', '<=', sql<Date>`now()`)
    .where((eb) => eb.not(standsStill))
    .orderBy('chooseBy')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const invitation of late) await lapse(tx, invitation)
  await enqueueMany(
    tx,
    'notify_step_lapsed',
    late.map(({ companyId, id, step }) => ({ companyId, scoutInvitationId: id, step })),
  )
  return late.length
}

async function lapse(tx: Tx, invitation: Relation & { companyId: OfRow<'company'> }) {
  await tx
    .updateTable('scoutStep')
    .set({ lapsedAt: new Date() })
    .where('companyId', '=', invitation.companyId)
    .where('scoutInvitationId', '=', invitation.id)
    .where('step', '=', invitation.step)
    .execute()
  await closeSchedulingDateRequest(tx, 'system', invitation)
  await moveScoutInvitation(tx, 'system', 'lapseSteps', invitation, { schedulingStatus: null, ...noChoice })
}
