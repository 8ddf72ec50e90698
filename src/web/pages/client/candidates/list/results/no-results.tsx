import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useCandidateList } from '../candidate-list.tsx'
import styles from './results.module.css'

/** For a list that is empty or nearly so: the conditions to leave out, each with the number of additional students. */
export function Relaxations() {
  const { condition, relaxations, change } = useCandidateList()
  if (relaxations.length === 0) return null
  return (
    <div className={styles.relaxations}>
      {relaxations.map(({ key, label, additionalCount }) => (
        <Button key={key} kind="secondary" onClick={() => change({ ...condition, [key]: undefined })}>
          {label}を外す（+{additionalCount.toLocaleString('ja-JP')}名）
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
          <Button kind="secondary" onClick={() => change(condition.orderBy ? { orderBy: condition.orderBy } : {})}>
            条件をすべて解除
          </Button>
        )
      }
    >
      条件をゆるめてください。
    </EmptyState>
  )
}
