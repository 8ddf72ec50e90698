import type { SearchCandidateCondition } from '#domain/candidate-search/condition/rules.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import styles from './results.module.css'

export type Relaxation = { key: string; label: string; additionalCount: number }

type RelaxProps = {
  condition: SearchCandidateCondition
  relaxations: readonly Relaxation[]
  onChange: (condition: SearchCandidateCondition) => void
}

/** Nobody, or hardly anybody: what could be left out, and how many it would bring. */
export function Relaxations({ condition, relaxations, onChange }: RelaxProps) {
  if (relaxations.length === 0) return null
  return (
    <div className={styles.relaxations}>
      {relaxations.map(({ key, label, additionalCount }) => (
        <Button key={key} kind="secondary" onClick={() => onChange({ ...condition, [key]: undefined })}>
          {label}を外す（+{additionalCount.toLocaleString('ja-JP')}名）
        </Button>
      ))}
    </div>
  )
}

export function NoResults(props: RelaxProps) {
  const { condition, relaxations, onChange } = props
  return (
    <EmptyState
      title="条件に合う学生がいません"
      action={
        relaxations.length > 0 ? (
          <Relaxations {...props} />
        ) : (
          <Button kind="secondary" onClick={() => onChange(condition.orderBy ? { orderBy: condition.orderBy } : {})}>
            条件をすべて解除
          </Button>
        )
      }
    >
      条件をゆるめてください。
    </EmptyState>
  )
}
