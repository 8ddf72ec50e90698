import { addMonths } from '#ground/time/month.ts'
import { isDay } from '#ground/day.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkLength } from '#ground/validation/validation.ts'
import type { ContractStatus } from '../../rules.ts'
import { inForce } from '../rules.ts'
import { isPlanKey } from '../../plan/rules.ts'

/** CONTACTS: the contacts of the students who had accepted, after the contract's end (domain-data 1.18). */
export const contractRequestKinds = ['RENEWAL', 'PLAN_CHANGE', 'CONTACTS'] as const
export type ContractRequestKind = (typeof contractRequestKinds)[number]
export const contractRequestStatuses = ['OPEN', 'DONE', 'DECLINED'] as const
export type ContractRequestStatus = (typeof contractRequestStatuses)[number]

/** Every change of a request, by the operator's answer. */
export const contractRequestMoves = {
  done: { from: 'OPEN', to: 'DONE' },
  declined: { from: 'OPEN', to: 'DECLINED' },
} as const

/**
 * The kinds of an open request that each act on the contract answers. A change of the plan answers the request for that
 * very plan.
 */
export const kindsAnsweredBy = {
  signContract: ['RENEWAL', 'PLAN_CHANGE'],
  renewContract: ['RENEWAL'],
  updateContractPlan: ['PLAN_CHANGE'],
} as const satisfies Record<string, readonly ContractRequestKind[]>

type Asking = { kind: ContractRequestKind; status: ContractStatus }

/** Requests open to a company in each state of its contract; the contacts are also bound to their days. */
export const mayAsk = ({ kind, status }: Asking) =>
  inForce.includes(status) ? kind !== 'CONTACTS' : status === 'EXPIRED' && kind !== 'PLAN_CHANGE'

export const contractMessageLimit = { label: 'ご要望・ご質問', max: 1000 }
export const contractAnswerLimit = { label: '回答', min: 1, max: 1000 }
/** Months ahead for which a company may ask. */
const maxMonthsAhead = 12

export type ContractWish = {
  kind: ContractRequestKind
  planKey: string | null
  wantedFrom: string | null
  message: string
}

type Current = { planKey: string; today: string }

/** The mistakes of a request. `planKey` is the plan of today; days are Tokyo days. */
export function checkContractWish(wish: ContractWish, { planKey, today }: Current): (FieldError | null)[] {
  if (wish.kind === 'CONTACTS') return [checkMessage(wish.message)]
  const day = wish.wantedFrom ?? ''
  return [
    wish.planKey !== null && isPlanKey(wish.planKey)
      ? null
      : { path: 'planKey', message: 'ご希望のプランを選択してください' },
    wish.kind === 'PLAN_CHANGE' && wish.planKey === planKey
      ? { path: 'planKey', message: '現在とは別のプランを選択してください' }
      : null,
    isDay(day) && day >= today && day <= addMonths(today, maxMonthsAhead)
      ? null
      : { path: 'wantedFrom', message: '開始のご希望日は、今日から1年以内の日付にしてください' },
    checkMessage(wish.message),
  ]
}

const checkMessage = (message: string) =>
  checkLength('message', contractMessageLimit.label, message, 0, contractMessageLimit.max)

export const checkContractAnswer = (answer: string): (FieldError | null)[] => [
  checkLength('answer', contractAnswerLimit.label, answer, contractAnswerLimit.min, contractAnswerLimit.max),
]
