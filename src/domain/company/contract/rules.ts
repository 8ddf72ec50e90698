import type { FieldError } from '#ground/refusal.ts'
import { deskValidationText } from '#ground/words/desk.ts'
import { addMonths } from '#ground/time/month.ts'
import { addDays, isDay } from '#ground/day.ts'
import type { ContractStatus } from '../rules.ts'

type Move = { from: readonly ContractStatus[]; to: ContractStatus }

/** Every change of a contract's status, by its act. A lifted suspension restores the status before the suspension. */
export const contractMoves = {
  startReview: { from: ['APPLIED'], to: 'UNDER_REVIEW' },
  startTrial: { from: ['UNDER_REVIEW'], to: 'TRIAL' },
  signContract: { from: ['UNDER_REVIEW', 'TRIAL'], to: 'ACTIVE' },
  renewContract: { from: ['ACTIVE', 'RENEWAL_PENDING', 'EXPIRED'], to: 'ACTIVE' },
  remindOfRenewal: { from: ['ACTIVE'], to: 'RENEWAL_PENDING' },
  expireContract: { from: ['TRIAL', 'RENEWAL_PENDING'], to: 'EXPIRED' },
  endContract: { from: ['UNDER_REVIEW', 'TRIAL', 'ACTIVE', 'RENEWAL_PENDING'], to: 'EXPIRED' },
  confirmContractSuspension: {
    from: ['APPLIED', 'UNDER_REVIEW', 'TRIAL', 'ACTIVE', 'RENEWAL_PENDING', 'EXPIRED'],
    to: 'SUSPENDED',
  },
  terminateContract: { from: ['EXPIRED', 'SUSPENDED'], to: 'TERMINATED' },
} as const satisfies Record<string, Move>
export type ContractAct = keyof typeof contractMoves

export const canMove = <Act extends ContractAct>(
  act: Act,
  status: string,
): status is (typeof contractMoves)[Act]['from'][number] =>
  contractMoves[act].from.some((from: ContractStatus) => from === status)

type Ended = { status: string; endedFrom: string | null; endedFromEndsOn: string | null }
/** Whether an early end may be taken back: nothing else has happened to the contract, and its last day is not over. */
export const canTakeBackEnd = ({ status, endedFrom, endedFromEndsOn }: Ended, today: string) =>
  status === 'EXPIRED' && endedFrom !== null && endedFromEndsOn !== null && endedFromEndsOn >= today

/** An expired contract keeps its plan: the renewal sets the new one. */
export const canChangePlan = (status: string) => ['UNDER_REVIEW', 'TRIAL', 'ACTIVE', 'RENEWAL_PENDING'].includes(status)

export const contractDays = {
  trial: 30,
  /** Days before the end of a contract. */
  renewal: 60,
  /** Days after the end of a contract. */
  termination: 365,
  /** Days after the end of a contract in which its company may ask for the contacts of students who accepted. */
  contacts: 30,
} as const

/** The last day of the contacts of a contract that ends on this day. */
export const contactsUntil = (endsOn: string) => addDays(endsOn, contractDays.contacts)

/** The first day of a renewal: the day after the contract's end, or today when that day is over. */
export const renewalStart = ({ endsOn }: { endsOn: string }, today: string) => {
  const next = addDays(endsOn, 1)
  return next > today ? next : today
}

/**
 * The last day of a term of so many months: the day before the same day of its last month, or the end of a month that
 * has no such day (民法143条2項).
 */
export function termEnd(startsOn: string, months: number) {
  const day = addMonths(startsOn, months)
  return day.slice(8) === startsOn.slice(8) ? addDays(day, -1) : day
}

// Longer terms are mistakes of typing, and their invoice would hold no sum.
const maxTermMonths = 60
const checkTermLength = (startsOn: string, endsOn: string): FieldError | null =>
  isDay(startsOn) && endsOn > termEnd(startsOn, maxTermMonths)
    ? { path: 'endsOn', message: `契約期間は${maxTermMonths / 12}年以内にしてください` }
    : null
/** A contract that its company uses, until its last day. */
export const inForce: readonly ContractStatus[] = ['TRIAL', 'ACTIVE', 'RENEWAL_PENDING']

/** A contract whose last day is over has ended, also before the clock has moved it. */
export const statusToday = ({ status, endsOn }: { status: ContractStatus; endsOn: string }, today: string) =>
  endsOn < today && inForce.includes(status) ? 'EXPIRED' : status

/** A trial includes the features of this plan. */
export const trialPlan = 'LIGHT'

export const suspensionStatuses = ['REQUESTED', 'CONFIRMED', 'WITHDRAWN'] as const
/** Every change of a request to suspend, by the act that makes it. */
export const suspensionMoves = {
  confirmContractSuspension: { from: 'REQUESTED', to: 'CONFIRMED' },
  withdrawContractSuspension: { from: 'REQUESTED', to: 'WITHDRAWN' },
} as const

/** Checks a contract term: the end is later than the start and not in the past. Days are Tokyo days, 'YYYY-MM-DD'. */
export function checkTerm(startsOn: string, endsOn: string, today: string): (FieldError | null)[] {
  const isForward = isDay(startsOn) && isDay(endsOn) && endsOn > startsOn
  return [
    isForward ? null : { path: 'endsOn', message: deskValidationText.dateRange },
    endsOn >= today ? null : { path: 'endsOn', message: '終了日は今日以降の日付にしてください' },
    checkTermLength(startsOn, endsOn),
  ]
}

/** A renewal must end later than the current term. An equal end is usually a second press of the button. */
export const checkRenewal = (before: string, endsOn: string, today: string): (FieldError | null)[] => [
  endsOn > before ? null : { path: 'endsOn', message: '終了日は現在の終了日より後にしてください' },
  endsOn >= today ? null : { path: 'endsOn', message: '終了日は今日以降の日付にしてください' },
  checkTermLength(renewalStart({ endsOn: before }, today), endsOn),
]
