import { useState } from 'react'
import { isSameQuery } from '#domain/candidate-search/saved-filter/rules.ts'
import { deskText } from '#ground/words/desk.ts'
import { PlanLockText } from '#web/parts/plan-lock.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/marks/icon.tsx'
import { LinkButton, linkButtonClass } from '#web/ui/link-button.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { useCandidateAct } from '../candidate-acts.ts'
import { withConditionOf } from '../../parts/filter-address.ts'
import { FilterDialog } from './filter-dialog.tsx'
import { proposedName } from './filter-names.ts'
import { useSearchGround, type SavedFilter } from '../../parts/ground.ts'
import { useCandidateList } from '../candidate-list.tsx'
import { useConditionChips } from '../filters/condition-chips.ts'
import styles from './saved-filters.module.css'

type FilterKeepingProps = {
  current: SavedFilter | undefined
  query: string
  isLocked: boolean
}

/** Saves the condition in force: under a new name, or over the saved filter that the condition came from. */
export function FilterKeeping({ current, query, isLocked }: FilterKeepingProps) {
  const { search } = useCandidateList()
  const { savedFilters, savedFilterLimit: limit } = useSearchGround()
  const labels = useConditionChips().map(({ label }) => label)
  const [of, setOf] = useState<string | null>(null)
  const from = current?.id ?? ''
  const isChanged = current !== undefined && !isSameQuery(current.condition, query)
  if (isLocked) return <LockedKeeping />
  return (
    <span className={styles.keeping}>
      {isChanged && <Overwrite id={current.id} query={query} />}
      <LinkButton className={styles.keep} onClick={() => setOf(from)}>
        {!isChanged && <Icon name="plus" size="small" />}
        {isChanged ? '別名で保存' : '条件を保存'}
      </LinkButton>
      <FilterDialog
        // Saving opens the new filter, so the dialog of the previous filter closes.
        open={of === from}
        onClose={() => setOf(null)}
        title="検索条件を保存"
        verb="保存する"
        name={proposedName(labels)}
        fields={{
          intent: 'createFilter',
          condition: query,
          search: withConditionOf(query, search).toString(),
        }}
        foreseen={savedFilters.length >= limit ? deskText.saved_filter_limit_reached({ limit }) : undefined}
      />
    </span>
  )
}

function LockedKeeping() {
  return (
    <Popover
      label="条件を保存"
      triggerClass={linkButtonClass(classNames(styles.keep, styles.locked))}
      className={styles.reason}
      trigger={
        <>
          <Icon name="lock" size="small" />
          条件を保存
        </>
      }
    >
      <PlanLockText />
    </Popover>
  )
}

/** Overwriting twice has the effect of overwriting once, so this act needs no idempotency key. */
function Overwrite({ id, query }: { id: string; query: string }) {
  const { act, isBusy } = useCandidateAct(`filter ${id}`)
  return (
    <LinkButton
      className={styles.keep}
      aria-busy={isBusy || undefined}
      onClick={() => !isBusy && act('updateFilter', { id: [id], condition: query })}
    >
      上書き保存
    </LinkButton>
  )
}
