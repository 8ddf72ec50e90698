import { useMemo, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { isSameCondition, type SearchCandidateCondition } from '#domain/candidate-search/rules/condition.ts'
import { nameOfGroup, type SearchCandidateOptionGroup } from '#domain/candidate-search/rules/options.ts'
import { askFromBrowser } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { useLateAnswer } from '#web/parts/answers/late-answer.ts'
import { searchGroundId } from '../../parts/ground.ts'
import type { Panel } from './panel.ts'

const OptionCounts = graphql(`
  query CandidateOptionCounts($condition: SearchCandidateCondition!, $group: SearchCandidateOptionGroup!) {
    searchCandidateOptionCounts(condition: $condition, group: $group) {
      option
      count
    }
  }
`)

/** The condition for counting a group: without the group itself, and without an order that leaves no student out. */
export function countedUnder(
  condition: SearchCandidateCondition,
  field: SearchCandidateOptionGroup,
): SearchCandidateCondition {
  const { [field]: _, orderBy, ...others } = condition
  return orderBy === 'INTELLECTUAL_TEST_SCORE' ? { ...others, orderBy } : others
}

/** Groups whose counts change by the user's own acts while the condition stays. */
const changedByActs: readonly SearchCandidateOptionGroup[] = [
  'bookmark',
  'searchCandidateLabelIds',
  'hasSeen',
  'passedOver',
]

/**
 * The number of students with each option of a group. Loaded after the list, since the address changes with the list.
 * The old counts stay until the new counts come. Without an answer there are no counts.
 */
export function useOptionCounts({ condition: chosen, addressCondition }: Panel, field: SearchCandidateOptionGroup) {
  const under = useUnchanged(countedUnder(addressCondition, field))
  const ground: unknown = useRouteLoaderData(searchGroundId)
  const acted = changedByActs.some((group) => group === field || group in addressCondition) ? ground : null
  const about = useMemo(() => ({ field, under, acted }), [field, under, acted])
  const answer = useLateAnswer(about, async (asking) => {
    const { searchCandidateOptionCounts: rows } = await askFromBrowser()(OptionCounts, {
      condition: asking.under,
      group: nameOfGroup(asking.field),
    })
    return { under: asking.under, counts: new Map(rows.map(({ option, count }) => [option, count])) }
  })
  return {
    countOf: (option: string | number | boolean) => (answer ? (answer.counts.get(String(option)) ?? 0) : null),
    isOld: answer !== null && !isSameCondition(answer.under, countedUnder(chosen, field)),
  }
}
export type CountOf = ReturnType<typeof useOptionCounts>['countOf']

/** Returns the same object while the condition stays equal, so that equal conditions are counted once. */
function useUnchanged(condition: SearchCandidateCondition) {
  const [previousCondition, setPreviousCondition] = useState(condition)
  if (isSameCondition(previousCondition, condition)) return previousCondition
  setPreviousCondition(condition)
  return condition
}
