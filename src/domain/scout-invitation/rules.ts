export type ScoutInvitationStatus = 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'HIRED'
export type SchedulingStatus = 'PENDING' | 'ACCEPTED' | 'SCHEDULING_DATE_REQUESTED'

export const scoutInvitationStatuses = ['PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'HIRED'] as const
export const schedulingStatuses = ['PENDING', 'ACCEPTED', 'SCHEDULING_DATE_REQUESTED'] as const
/**
 * The status of §4 that a company sees. A scout that waits for its delivery counts as sent; the student does not see
 * it yet.
 */
export const sentStatusAt = (standing: Standing, now: Date) =>
  standing.status === 'SCHEDULED' ? 'PENDING' : statusAt(standing, now)
/** The tabs of a student's list (§4). */
export const statusFilters = ['PENDING', 'PENDING_SCHEDULE', 'ACCEPTED', 'DECLINED', 'EXPIRED'] as const
export type StatusFilter = (typeof statusFilters)[number]

type Move<Status extends string> = { from: readonly Status[]; to: Status }

/** Every change of an invitation's status, by the act that makes it. */
export const moves = {
  deliverScoutInvitation: { from: ['SCHEDULED'], to: 'PENDING' },
  acceptScoutInvitation: { from: ['PENDING'], to: 'ACCEPTED' },
  declineScoutInvitation: { from: ['PENDING', 'ACCEPTED'], to: 'DECLINED' },
  undoDecline: { from: ['DECLINED'], to: 'PENDING' },
  endScoutsOfWithdrawn: { from: ['PENDING', 'ACCEPTED'], to: 'DECLINED' },
  expireUnanswered: { from: ['PENDING'], to: 'EXPIRED' },
  expireUnscheduled: { from: ['ACCEPTED'], to: 'EXPIRED' },
} as const satisfies Record<string, Move<ScoutInvitationStatus | 'SCHEDULED'>>

/** Every change of the scheduling of an accepted invitation. */
export const schedulingMoves = {
  chooseSchedulingDate: { from: ['PENDING', 'SCHEDULING_DATE_REQUESTED', 'ACCEPTED'], to: 'ACCEPTED' },
  cancelBooking: { from: ['ACCEPTED'], to: 'PENDING' },
  requestSchedulingDate: { from: ['PENDING'], to: 'SCHEDULING_DATE_REQUESTED' },
  answerSchedulingDateRequest: { from: ['SCHEDULING_DATE_REQUESTED'], to: 'PENDING' },
  reopenSchedulingDateRequest: { from: ['PENDING'], to: 'SCHEDULING_DATE_REQUESTED' },
} as const satisfies Record<string, Move<SchedulingStatus>>

/** Seconds for which a page offers to undo a decline. */
export const undoSeconds = 10
/**
 * Seconds until a decline is final and the company is notified. Longer than undoSeconds, for a student who stays on the
 * page's offer or reads slowly.
 */
export const declineFinalSeconds = 30
export const declineIsFinalAt = (endedAt: Date) => new Date(endedAt.getTime() + declineFinalSeconds * 1000)
/** Days a student has to answer, through 23:59:59 in Tokyo. */
export const answerDays = 14
/** Days a student has to choose a date after accepting. */
export const scheduleDays = 14
/** Business days within which a company contacts a student who accepted. */
export const contactBusinessDays = 2
/** Days before its end at which an unanswered invitation counts as expiring soon. */
export const expiringSoonDays = 3

export type Standing = {
  status: string
  schedulingStatus: SchedulingStatus | null
  expiresAt: Date
  scheduleBy: Date | null
}

type Answered = { answeredAt: Date | null; endedAt: Date | null }

const isLate = (deadline: Date | null, now: Date) => deadline !== null && deadline <= now

/** The status at this moment: the clock writes EXPIRED a little after the deadline. */
export function statusAt(
  { status, schedulingStatus, expiresAt, scheduleBy }: Standing,
  now: Date,
): ScoutInvitationStatus {
  if (status === 'PENDING' && isLate(expiresAt, now)) return 'EXPIRED'
  if (status === 'ACCEPTED' && schedulingStatus !== 'ACCEPTED' && isLate(scheduleBy, now)) return 'EXPIRED'
  return status as ScoutInvitationStatus
}

const mayMove = (move: Move<ScoutInvitationStatus>, standing: Standing, now: Date) =>
  move.from.includes(statusAt(standing, now))

export const canAccept = (standing: Standing, now: Date) => mayMove(moves.acceptScoutInvitation, standing, now)
export const canDecline = (standing: Standing, now: Date) => mayMove(moves.declineScoutInvitation, standing, now)

/** True for 30 seconds after an unanswered scout was declined, while the company has not been notified. */
export const canUndoDecline = (
  { status, answeredAt, endedAt, expiresAt }: Pick<Standing, 'status' | 'expiresAt'> & Answered,
  now: Date,
) =>
  status === 'DECLINED' &&
  endedAt !== null &&
  answeredAt?.getTime() === endedAt.getTime() &&
  declineIsFinalAt(endedAt) > now &&
  expiresAt > now

const mayReschedule = (move: Move<SchedulingStatus>, standing: Standing, now: Date) =>
  statusAt(standing, now) === 'ACCEPTED' &&
  standing.schedulingStatus !== null &&
  move.from.includes(standing.schedulingStatus)

export const canChooseSchedulingDate = (standing: Standing, now: Date) =>
  mayReschedule(schedulingMoves.chooseSchedulingDate, standing, now)
export const canRequestSchedulingDate = (standing: Standing, now: Date) =>
  mayReschedule(schedulingMoves.requestSchedulingDate, standing, now)
/** True while the invitation is accepted, not declined or expired since. Completion texts are shown only then. */
export const isAccepted = (standing: Standing, now: Date) => ['ACCEPTED', 'HIRED'].includes(statusAt(standing, now))
