import type { FieldError } from '#ground/refusal.ts'
import { checkLength, validationText } from '#ground/validation.ts'
import { isDay } from '#ground/day.ts'
import type { ContractStatus } from '../rules.ts'

type Move = { from: readonly ContractStatus[]; to: ContractStatus }

/** Every change of a contract's status, by the act that makes it. A suspension goes back to where it came from. */
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
  terminateContract: { from: ['EXPIRED'], to: 'TERMINATED' },
} as const satisfies Record<string, Move>
export type ContractAct = keyof typeof contractMoves

export const canMove = <Act extends ContractAct>(
  act: Act,
  status: string,
): status is (typeof contractMoves)[Act]['from'][number] =>
  contractMoves[act].from.some((known: ContractStatus) => known === status)

/** The plan of a contract that has ended is of no use; a new one comes with its renewal. */
export const canChangePlan = (status: string) => ['UNDER_REVIEW', 'TRIAL', 'ACTIVE', 'RENEWAL_PENDING'].includes(status)

export const contractDays = {
  trial: 30,
  /** Before the end. */
  renewal: 60,
  /** After the end. */
  termination: 365,
} as const
/** A trial holds what this plan holds. */
export const trialPlan = 'LIGHT'

export const suspensionStatuses = ['REQUESTED', 'CONFIRMED', 'WITHDRAWN'] as const
/** Every change of a request to suspend, by the act that makes it. */
export const suspensionMoves = {
  confirmContractSuspension: { from: 'REQUESTED', to: 'CONFIRMED' },
  withdrawContractSuspension: { from: 'REQUESTED', to: 'WITHDRAWN' },
} as const

/** A term that begins and has not ended; days are Tokyo days, 'YYYY-MM-DD'. */
export function checkTerm(startsOn: string, endsOn: string, today: string): (FieldError | null)[] {
  const isForward = isDay(startsOn) && isDay(endsOn) && endsOn > startsOn
  return [
    isForward ? null : { path: 'endsOn', message: validationText.dateRange },
    endsOn >= today ? null : { path: 'endsOn', message: '終了日は今日以降の日付にしてください' },
  ]
}

/** A renewal that does not lengthen is a mistake, or the second press of one button. */
export const checkRenewal = (before: string, endsOn: string, today: string): (FieldError | null)[] => [
  endsOn > before ? null : { path: 'endsOn', message: '終了日は現在の終了日より後にしてください' },
  endsOn >= today ? null : { path: 'endsOn', message: '終了日は今日以降の日付にしてください' },
]

export const checkSuspensionReason = (reason: string): (FieldError | null)[] => [
  checkLength('reason', '理由', reason, 10, 1000),
]
