import { conditionChips } from '#domain/candidate-search/rules/chips.ts'
import { useSearchGround } from '../../parts/ground.ts'
import { useCandidateList } from '../candidate-list.tsx'

export function useConditionChips() {
  const { condition } = useCandidateList()
  const { lookups } = useSearchGround()
  return conditionChips(condition, lookups)
}
