import { useState } from 'react'
import { Checkbox } from '#web/ui/check.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { matchingGroups, toggle, toggleGroup } from './choice-tree.ts'
import type { Choice, ChoiceGroup } from './lookups.ts'
import styles from './filters.module.css'

type ChoicesProps<Id extends string> = {
  choices: readonly { id: Id; label: string }[]
  chosen: readonly Id[] | undefined
  onChange: (chosen: Id[]) => void
}

export function ChoiceList<Id extends string>({ choices, chosen = [], onChange }: ChoicesProps<Id>) {
  return choices.map(({ id, label }) => (
    <Checkbox key={id} checked={chosen.includes(id)} onChange={() => onChange(toggle(chosen, id))}>
      {label}
    </Checkbox>
  ))
}

type ChoiceTreeProps = {
  groups: readonly ChoiceGroup[]
  chosen: readonly string[] | undefined
  onChange: (chosen: string[]) => void
  /** Shown before all are asked for, beside what is chosen. */
  near?: readonly Choice[]
  searchLabel: string
  moreLabel: string
}

/** What is chosen and near at first; all of it, in groups and with a search of its own, when asked for. */
export function ChoiceTree({ groups, chosen = [], onChange, near = [], searchLabel, moreLabel }: ChoiceTreeProps) {
  const [isWhole, setWhole] = useState(false)
  const [typed, setTyped] = useState('')
  const all = groups.flatMap(({ choices }) => choices)
  const short = all.filter(({ id }) => chosen.includes(id) || near.some((one) => one.id === id))
  const found = matchingGroups(groups, typed)
  if (!isWhole)
    return (
      <>
        <ChoiceList choices={short} chosen={chosen} onChange={onChange} />
        <LinkButton onClick={() => setWhole(true)}>{moreLabel}</LinkButton>
      </>
    )
  return (
    <>
      <SearchField
        label={searchLabel}
        placeholder={searchLabel}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.tree}>
        {found.map((group) => {
          const count = group.choices.filter(({ id }) => chosen.includes(id)).length
          const isAll = count === group.choices.length
          return (
            <fieldset key={group.name} className={styles.branch}>
              <legend className="visually-hidden">{group.name}</legend>
              {group.choices.length > 1 && (
                <Checkbox
                  className={styles.stem}
                  checked={isAll}
                  indeterminate={count > 0 && !isAll}
                  onChange={() => onChange(toggleGroup(chosen, group))}
                >
                  {group.name}
                </Checkbox>
              )}
              <div className={group.choices.length > 1 ? styles.leaves : undefined}>
                <ChoiceList choices={group.choices} chosen={chosen} onChange={onChange} />
              </div>
            </fieldset>
          )
        })}
        {found.length === 0 && <p className="quiet">見つかりませんでした。</p>}
      </div>
      <LinkButton onClick={() => setWhole(false)}>閉じる</LinkButton>
    </>
  )
}
