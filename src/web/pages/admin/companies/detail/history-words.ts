import { planKeys } from '#domain/company/plan/rules.ts'
import { contractStatuses } from '#domain/company/rules.ts'
import { slashDate } from '#ground/tokyo-time.ts'
import type { CompanyHistoryFragment } from '#web/generated/admin/graphql.ts'
import { contractNames } from '../../parts/contract-badge.tsx'
import { planNames } from '../../parts/plan-names.ts'

type Change = Omit<CompanyHistoryFragment['contractChanges'][number], 'id' | 'insertedAt' | 'operatorName'>
type Word = string | null | undefined

const suspensionNames: Record<string, string> = { REQUESTED: '確認待ち', CONFIRMED: '確認済み', WITHDRAWN: '取り下げ' }

function planNameOf(word: Word) {
  const plan = planKeys.find((key) => key === word)
  return plan && planNames[plan]
}

/** A status of the contract or a state of a request. */
function stateNameOf(word: Word) {
  const status = contractStatuses.find((contractStatus) => contractStatus === word)
  return status ? contractNames[status] : (suspensionNames[word ?? ''] ?? word ?? '')
}

/** A change of the plan moves between plans, every other act between states. */
const isPlanChange = ({ from, to }: Change) => planNameOf(from ?? to) !== undefined

const between = (names: (string | undefined)[]) => names.filter(Boolean).join(' → ')

export const statesOf = (change: Change) =>
  isPlanChange(change) ? '' : between([change.from, change.to].map(stateNameOf))

export function termOf(change: Change) {
  const { from, to, planKey, startsOn, endsOn } = change
  const plan = isPlanChange(change) ? between([from, to].map(planNameOf)) : planNameOf(planKey)
  return [plan, startsOn && `${slashDate(startsOn)}から`, endsOn && `${slashDate(endsOn)}まで`]
    .filter(Boolean)
    .join('　')
}
