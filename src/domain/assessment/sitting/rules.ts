import { addDays } from '#ground/day.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import { isRecheckOpen } from './recheck/rules.ts'

export const assessmentKinds = ['INTELLECTUAL', 'PERSONALITY'] as const
export type AssessmentKind = (typeof assessmentKinds)[number]

export const attemptStates = ['READY', 'IN_SECTION', 'SECTION_DONE', 'PARTIAL', 'SUBMITTED', 'SCORED', 'VOID'] as const
type AttemptState = (typeof attemptStates)[number]

export const sectionStates = ['WAITING', 'RUNNING', 'DONE'] as const
export type SectionState = (typeof sectionStates)[number]

type Move = { from: readonly AttemptState[]; to: AttemptState }

/** Every change of a sitting, by the act that makes it. */
export const attemptMoves = {
  startSection: { from: ['READY', 'SECTION_DONE', 'PARTIAL'], to: 'IN_SECTION' },
  endSection: { from: ['IN_SECTION'], to: 'SECTION_DONE' },
  // The last section of the intellectual test, or the personality test.
  submit: { from: ['IN_SECTION'], to: 'SUBMITTED' },
  // A day without a next section; the second time nothing more is waited for.
  waitForRest: { from: ['SECTION_DONE'], to: 'PARTIAL' },
  submitPartly: { from: ['SECTION_DONE', 'PARTIAL'], to: 'SUBMITTED' },
  score: { from: ['SUBMITTED'], to: 'SCORED' },
  confirmVoid: { from: ['READY', 'IN_SECTION', 'SECTION_DONE', 'PARTIAL', 'SUBMITTED', 'SCORED'], to: 'VOID' },
} as const satisfies Record<string, Move>
export type AttemptAct = keyof typeof attemptMoves

export const canMove = (act: AttemptAct, state: string) =>
  attemptMoves[act].from.some((from: AttemptState) => from === state)

/** The states in which a sitting goes on. Of each kind a student has one such sitting at most. */
export const openStates = ['READY', 'IN_SECTION', 'SECTION_DONE', 'PARTIAL'] as const satisfies readonly AttemptState[]
export const isOpen = (state: string) => openStates.some((open) => open === state)
/** Whether answers of the sitting may come: it is open, or its re-check is. */
export const goesOn = (attempt: { state: string; continueBy: Date | null }) =>
  isOpen(attempt.state) || isRecheckOpen(attempt)

/** Hours between the sections of one sitting, after which it is PARTIAL. */
export const hoursBetweenSections = 24
/** Days in which the rest of a PARTIAL sitting may be taken. */
export const partialDays = 7
/** Days from the end of a sitting to the next one. */
export const retakeDays = { INTELLECTUAL: 180, PERSONALITY: 90 } as const satisfies Record<AssessmentKind, number>

/** The first day in Tokyo of the next sitting. */
export const retakeFrom = (kind: AssessmentKind, submittedAt: Date) => addDays(tokyoDay(submittedAt), retakeDays[kind])

/** Whole years after the graduation year in which answers are kept. */
export const answerKeptYears = 2

export const maxHonestyName = 40
export const maxVoidReason = 200
/** Answers that a device sends at once after an outage. */
export const maxQueuedAnswers = 60
/** Acts of one sitting in a minute: a queue, the heartbeats and a quick hand stay far below. */
export const actsPerMinute = 240
