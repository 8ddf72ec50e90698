import { grouped } from '#ground/grouped.ts'
import { inclusionsOf, type SearchCandidateCondition } from '#domain/candidate-search/rules/condition.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useCandidateList } from '../candidate-list.tsx'
import styles from './results.module.css'

/** The heading that says how many were found, which takes the focus of a control that its own press removes. */
export const resultsHeadId = 'found-count'
const focusHead = () => document.getElementById(resultsHeadId)?.focus()

const withUnset = (condition: SearchCandidateCondition, key: string) =>
  inclusionsOf(condition).find((inclusion) => inclusion.key === key)?.including ?? condition

/** For a list that is empty or nearly so: the conditions to leave out or to widen, each with the number of additional students. */
export function Relaxations() {
  const { condition, relaxations, change } = useCandidateList()
  if (relaxations.length === 0) return null
  return (
    <div className={styles.relaxations}>
      {relaxations.map(({ key, label, includesUnset, additionalCount }) => (
        <Button
          key={`${key} ${includesUnset}`}
          kind="secondary"
          onClick={() => {
            focusHead()
            change(includesUnset ? withUnset(condition, key) : { ...condition, [key]: undefined })
          }}
        >
          {includesUnset ? `${label}が未入力の学生も含める` : `${label}を外す`}（+
          {grouped(additionalCount)}名）
        </Button>
      ))}
    </div>
  )
}

export function NoResults() {
  const { condition, relaxations, change } = useCandidateList()
  return (
    <EmptyState
      title="条件に合う学生がいません"
      action={
        relaxations.length > 0 ? (
          <Relaxations />
        ) : (
          <Button
            kind="secondary"
            onClick={() => {
              focusHead()
              change(condition.orderBy ? { orderBy: condition.orderBy } : {})
            }}
          >
            条件をすべて解除
          </Button>
        )
      }
    >
      条件をゆるめてください。
    </EmptyState>
  )
}
