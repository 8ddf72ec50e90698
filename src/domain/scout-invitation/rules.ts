export type ScoutInvitationStatus = 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'HIRED'
export type SchedulingStatus = 'PENDING' | 'ACCEPTED' | 'SCHEDULING_DATE_REQUESTED'

export const scoutInvitationStatuses = ['PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'HIRED'] as const
export const schedulingStatuses = ['PENDING', 'ACCEPTED', 'SCHEDULING_DATE_REQUESTED'] as const
/**
 * The status of §4 that a company sees. A scout that waits for its delivery counts as sent; the student does not see
 * it yet. A decline that can still be taken back is not told.
 */
export const sentStatusAt = (invitation: StatusColumns & Answered, now: Date) =>
  invitation.status === 'SCHEDULED' || canUndoDecline(invitation, now) ? 'PENDING' : statusAt(invitation, now)
/** The tabs of a student's list (§4). */
export const statusFilters = ['PENDING', 'PENDING_SCHEDULE', 'ACCEPTED', 'DECLINED', 'EXPIRED'] as const
export type StatusFilter = (typeof statusFilters)[number]
/** The tab that the list opens with: the first with scouts. */
export const firstTab = (counts: Record<StatusFilter, number>) =>
  statusFilters.find((filter) => counts[filter] > 0) ?? 'PENDING'

type Move<Status extends string> = { from: readonly Status[]; to: Status }

/** Every change of an invitation's status, by the act that makes it. */
export const moves = {
  deliverScoutInvitation: { from: ['SCHEDULED'], to: 'PENDING' },
  acceptScoutInvitation: { from: ['PENDING'], to: 'ACCEPTED' },
  declineScoutInvitation: { from: ['PENDING', 'ACCEPTED'], to: 'DECLINED' },
  undoDecline: { from: ['DECLINED'], to: 'PENDING' },
  endScoutsOfWithdrawn: { from: ['PENDING', 'ACCEPTED'], to: 'DECLINED' },
  endScoutsOfBlocked: { from: ['PENDING', 'ACCEPTED'], to: 'DECLINED' },
  endUnanswered: { from: ['ACCEPTED'], to: 'DECLINED' },
  withdrawScoutInvitations: { from: ['PENDING'], to: 'EXPIRED' },
  expireUnanswered: { from: ['PENDING'], to: 'EXPIRED' },
  expireUnscheduled: { from: ['ACCEPTED'], to: 'EXPIRED' },
  confirmOfferReport: { from: ['ACCEPTED'], to: 'HIRED' },
  objectToHire: { from: ['HIRED'], to: 'ACCEPTED' },
} as const satisfies Record<string, Move<ScoutInvitationStatus | 'SCHEDULED'>>

/** Every change of the scheduling of an accepted invitation. */
export const schedulingMoves = {
  chooseSchedulingDate: { from: ['PENDING', 'SCHEDULING_DATE_REQUESTED', 'ACCEPTED'], to: 'ACCEPTED' },
  cancelBooking: { from: ['ACCEPTED'], to: 'PENDING' },
  tellAbsence: { from: ['ACCEPTED'], to: 'PENDING' },
  takeAbsenceBack: { from: ['PENDING', 'SCHEDULING_DATE_REQUESTED'], to: 'ACCEPTED' },
  requestSchedulingDate: { from: ['PENDING'], to: 'SCHEDULING_DATE_REQUESTED' },
  answerSchedulingDateRequest: { from: ['SCHEDULING_DATE_REQUESTED'], to: 'PENDING' },
  openStep: { from: ['ACCEPTED'], to: 'PENDING' },
  reopenSchedulingDateRequest: { from: ['PENDING'], to: 'SCHEDULING_DATE_REQUESTED' },
} as const satisfies Record<string, Move<SchedulingStatus>>

/** The data of a student who accepts, as the company gets them. */
export const disclosedAtAcceptance = ['氏名', 'フリガナ', 'メールアドレス', '携帯電話番号'] as const

/** Seconds for which a page offers to undo a decline. */
export const undoSeconds = 10
/** The words to a company whose accepted scout the student declines. */
export const withdrawalMessage = { label: '企業へのメッセージ', kind: 'text', min: 1, max: 300 } as const
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
/** Days after its last day at which a company's word counts as not coming; a prompt, or going on waiting, begins them anew. */
export const silentDays = 14
/** The status of domain-data 1.6 of a student with an offer who has stopped looking. */
export const finishedJobHuntingStatusId = 4

/** Days before its end at which an unanswered invitation counts as expiring soon. */
export const expiringSoonDays = 3

export type StatusColumns = {
  status: string
  schedulingStatus: SchedulingStatus | null
  expiresAt: Date
  scheduleBy: Date | null
}

type Answered = { answeredAt: Date | null; endedAt: Date | null }

const isLate = (deadline: Date | null, now: Date) => deadline !== null && deadline <= now

/** The status at this moment: the clock writes EXPIRED a little after the deadline. */
export function statusAt(
  { status, schedulingStatus, expiresAt, scheduleBy }: StatusColumns,
  now: Date,
): ScoutInvitationStatus {
  if (status === 'PENDING' && isLate(expiresAt, now)) return 'EXPIRED'
  if (status === 'ACCEPTED' && schedulingStatus !== 'ACCEPTED' && isLate(scheduleBy, now)) return 'EXPIRED'
  return status as ScoutInvitationStatus
}

const mayMove = (move: Move<ScoutInvitationStatus>, invitation: StatusColumns, now: Date) =>
  move.from.includes(statusAt(invitation, now))

export const canAccept = (invitation: StatusColumns, now: Date) => mayMove(moves.acceptScoutInvitation, invitation, now)
export const canDecline = (invitation: StatusColumns, now: Date) =>
  mayMove(moves.declineScoutInvitation, invitation, now)

/** True for 30 seconds after an unanswered scout was declined, while the company has not been notified. */
export const canUndoDecline = (
  { status, answeredAt, endedAt, expiresAt }: Pick<StatusColumns, 'status' | 'expiresAt'> & Answered,
  now: Date,
) =>
  status === 'DECLINED' &&
  endedAt !== null &&
  answeredAt?.getTime() === endedAt.getTime() &&
  declineIsFinalAt(endedAt) > now &&
  expiresAt > now

/** `chooseBy`: the end of the choice of a further step, after which the scout goes on. */
export type Choosing = StatusColumns & { chooseBy: Date | null }

const mayReschedule = (move: Move<SchedulingStatus>, invitation: Choosing, now: Date) =>
  statusAt(invitation, now) === 'ACCEPTED' &&
  !isLate(invitation.chooseBy, now) &&
  invitation.schedulingStatus !== null &&
  move.from.includes(invitation.schedulingStatus)

export const canChooseSchedulingDate = (invitation: Choosing, now: Date) =>
  mayReschedule(schedulingMoves.chooseSchedulingDate, invitation, now)
export const canRequestSchedulingDate = (invitation: Choosing, now: Date) =>
  mayReschedule(schedulingMoves.requestSchedulingDate, invitation, now)
/** True while the invitation is accepted, not declined or expired since. Completion texts are shown only then. */
export const isAccepted = (invitation: StatusColumns, now: Date) =>
  ['ACCEPTED', 'HIRED'].includes(statusAt(invitation, now))
