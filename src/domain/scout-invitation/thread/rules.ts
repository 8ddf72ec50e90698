import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import type { RefusalCode } from '#ground/refusal.ts'
import { firstLetters } from '#ground/text-length.ts'
import { canUndoDecline, statusAt, type ScoutInvitationStatus, type StatusColumns } from '../rules.ts'

export const threadSides = ['CANDIDATE', 'COMPANY'] as const
export type ThreadSide = (typeof threadSides)[number]

/** QUESTION: before the student's answer, one question and one answer to it. */
export const threadStates = ['OPEN', 'QUESTION', 'CLOSED'] as const
export type ThreadState = (typeof threadStates)[number]

/** Why nothing more can be written. ENDED_BY_STUDENT is what a company reads of a report. */
export const threadEndings = [
  'REPORTED',
  'ENDED_BY_STUDENT',
  'BLOCKED',
  'LEFT',
  'STUDENT_SUSPENDED',
  'COMPANY_SUSPENDED',
  'CONTRACT_ENDED',
  'WITHDRAWN',
  'DECLINED',
  'TAKEN_BACK',
  'EXPIRED',
] as const
export type ThreadEnding = (typeof threadEndings)[number]

/** The facts that the state of a thread follows from; no column holds the state. */
export type Standing = {
  status: ScoutInvitationStatus
  wasAccepted: boolean
  /** By the company, before the answer. */
  isTakenBack: boolean
  isReported: boolean
  isBlocked: boolean
  hasLeft: boolean
  isStudentSuspended: boolean
  contract: 'IN_FORCE' | 'SUSPENDED' | 'ENDED'
}

/** The first row that holds ends the thread. What the student decided stands before what the clock did. */
const endings: readonly (readonly [ThreadEnding, (standing: Standing) => boolean])[] = [
  ['REPORTED', ({ isReported }) => isReported],
  ['BLOCKED', ({ isBlocked }) => isBlocked],
  ['LEFT', ({ hasLeft }) => hasLeft],
  ['WITHDRAWN', ({ status, wasAccepted }) => status === 'DECLINED' && wasAccepted],
  ['DECLINED', ({ status }) => status === 'DECLINED'],
  ['TAKEN_BACK', ({ isTakenBack }) => isTakenBack],
  ['EXPIRED', ({ status }) => status === 'EXPIRED'],
  ['STUDENT_SUSPENDED', ({ isStudentSuspended }) => isStudentSuspended],
  ['COMPANY_SUSPENDED', ({ contract }) => contract === 'SUSPENDED'],
  ['CONTRACT_ENDED', ({ contract }) => contract === 'ENDED'],
]

export type ThreadStanding = { state: ThreadState; ending: ThreadEnding | null }

export function threadStanding(standing: Standing): ThreadStanding {
  const ending = endings.find(([, holds]) => holds(standing))?.[0] ?? null
  if (ending) return { state: 'CLOSED', ending }
  return { state: standing.status === 'PENDING' ? 'QUESTION' : 'OPEN', ending }
}

/** A company reads that the student ended the thread, never that it was reported. */
export const endingSeenBy = (side: ThreadSide, ending: ThreadEnding | null): ThreadEnding | null =>
  side === 'COMPANY' && ending === 'REPORTED' ? 'ENDED_BY_STUDENT' : ending

/** Messages before the answer: the student's one question, then the company's one answer. */
const questionPosition = 1

/** The refusal of another message of this side; null when it may write. `lastPosition`: the messages so far. */
export function refusalOfMessage(
  side: ThreadSide,
  { state }: ThreadStanding,
  lastPosition: number,
): RefusalCode | null {
  if (state === 'OPEN') return null
  if (state === 'CLOSED') return 'thread_closed'
  if (side === 'CANDIDATE') return lastPosition < questionPosition ? null : 'question_already_asked'
  if (lastPosition < questionPosition) return 'not_found'
  return lastPosition === questionPosition ? null : 'question_already_answered'
}

export type Answered = StatusColumns & { answeredAt: Date | null; endedAt: Date | null }

/** Accepted once, whatever came after. */
export const wasAccepted = ({ status, answeredAt, endedAt }: Omit<Answered, 'expiresAt'>) =>
  answeredAt !== null && (status !== 'DECLINED' || (endedAt !== null && answeredAt < endedAt))

/** A company hears of a decline once it cannot be taken back. */
export const statusSeenBy = (side: ThreadSide, invitation: Answered, now: Date): ScoutInvitationStatus =>
  side === 'COMPANY' && canUndoDecline(invitation, now) ? 'PENDING' : statusAt(invitation, now)

/** Messages of the other side that this side has not read. Whoever writes has read all before. */
export const unreadOf = (lastPosition: number, readPosition: number) => Math.max(0, lastPosition - readPosition)

/** Seconds before a notice of a message: whoever has the thread open reads it in this time. */
export const noticeAfterSeconds = 10
/** Messages that follow a first one within this time are told together. */
export const gatheredSeconds = 300

/** When a notice of a message is due, and since when its messages are gathered. */
export function noticeOf(beganAt: Date | null, now: Date) {
  const end = beganAt === null ? 0 : beganAt.getTime() + gatheredSeconds * 1000
  return beganAt !== null && end > now.getTime()
    ? { beganAt, runAt: new Date(end) }
    : { beganAt: now, runAt: new Date(now.getTime() + noticeAfterSeconds * 1000) }
}

/** Messages of one side after each other, before it waits for an answer. */
export const maxInRow = 30

/** True once the newest messages, as many as one side may write after each other, are all of this side. */
export const isAllOf = (side: ThreadSide, newest: readonly { companyUserId: string | null }[]) =>
  newest.length >= maxInRow && newest.every(({ companyUserId }) => (companyUserId === null) === (side === 'CANDIDATE'))

/** The words by which somebody searches in the own threads. */
export const searchedLetters = 60
export const searchWords = (text: string | null | undefined) => firstLetters(foldSpaces(text ?? ''), searchedLetters)

/** Messages of one page of a thread. */
export const messagePageSize = 50
