import { grouped } from '#ground/grouped.ts'
import { useState, type KeyboardEvent } from 'react'
import { filters, type FieldWith } from '#domain/candidate-search/rules/filters.ts'
import type { Choice, ChoiceGroup, GroupedLookup } from '#domain/candidate-search/rules/lookups.ts'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { isComposing } from '#web/ui/browser/ime.ts'
import { SearchField } from '#web/ui/fields/search-field.tsx'
import { useSearchGround } from '../../parts/ground.ts'
import { matchingGroups, toggleGroup } from './choice-tree.ts'
import { More, Rows, Ticks, useChoices, type Chosen } from './choices.tsx'
import type { ControlProps } from './panel.ts'
import styles from './filters.module.css'

type ChoiceTreeProps = ControlProps<FieldWith<{ options: GroupedLookup }>> & {
  /** Choices shown beside the chosen ones before the user opens the whole tree. */
  near?: readonly Choice[]
  /** The name of the choices; that of the filter if absent. */
  word?: string
}

/** The chosen and the near choices, or all choices in groups with a search once the user opens the whole tree. */
export function ChoiceTree({ panel, field, near = [], word = filters[field].word }: ChoiceTreeProps) {
  const { isOld, choices, ...chosen } = useChoices(panel, field)
  const { lookups } = useSearchGround()
  const [isWhole, setWhole] = useState(false)
  const short = choices.filter(({ id }) => chosen.chosen.includes(id) || near.some((one) => one.id === id))
  return (
    <>
      <Rows isOld={isOld}>
        {isWhole ? (
          <WholeTree {...chosen} groups={lookups[filters[field].options]} searchLabel={`${word}をさがす`} />
        ) : (
          <Ticks {...chosen} choices={short} />
        )}
      </Rows>
      <More isWhole={isWhole} word={word} onPress={setWhole} />
    </>
  )
}

type WholeTreeProps = Chosen & { groups: readonly ChoiceGroup[]; searchLabel: string }

function WholeTree({ groups, searchLabel, ...chosen }: WholeTreeProps) {
  const [typed, setTyped] = useState('')
  const found = matchingGroups(groups, typed)
  const count = found.flatMap(({ choices }) => choices).length
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- only moves the focus between its controls
    <div className={styles.whole} onKeyDown={stepThrough}>
      <SearchField
        label={searchLabel}
        placeholder={searchLabel}
        value={typed}
        ref={focusWithoutKeyboard}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className="visually-hidden">
        {typed && `${grouped(count)}件見つかりました`}
      </p>
      <div className={styles.tree}>
        {found.map((group) => (
          <Branch key={group.name} {...chosen} group={group} />
        ))}
        {found.length === 0 && <p className="quiet">見つかりませんでした。</p>}
      </div>
    </div>
  )
}

function Branch({ group, ...chosen }: Chosen & { group: ChoiceGroup }) {
  const { name, choices } = group
  const count = choices.filter(({ id }) => chosen.chosen.includes(id)).length
  const isAll = count === choices.length
  if (choices.length === 1) return <Ticks {...chosen} choices={choices} />
  return (
    <fieldset className={styles.branch}>
      <legend className="visually-hidden">{name}</legend>
      <Checkbox
        className={styles.stem}
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        onChange={() => chosen.onChange(toggleGroup(chosen.chosen, group))}
      >
        {name}
      </Checkbox>
      <div className={styles.leaves}>
        <Ticks {...chosen} choices={choices} />
      </div>
    </fieldset>
  )
}

/** On a touch screen the focus would open the keyboard over the choices. */
const focusWithoutKeyboard = (input: HTMLInputElement | null) => {
  if (matchMedia('(hover: hover)').matches) input?.focus({ preventScroll: true })
}

/** The up and down keys move through the search and all choices. Tab works as usual. */
function stepThrough(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || isComposing(event)) return
  const controls = [...event.currentTarget.querySelectorAll('input')]
  const next = controls[controls.findIndex((one) => one === document.activeElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
