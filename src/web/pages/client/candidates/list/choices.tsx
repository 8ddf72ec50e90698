import { useState, type KeyboardEvent } from 'react'
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

type ShortListProps = ChoicesProps<string> & { moreLabel: string }

/** So many stand there before all are asked for. */
const shortLength = 8

/** The first few and what is chosen; all of them when asked for. */
export function ShortList({ choices, chosen = [], onChange, moreLabel }: ShortListProps) {
  const [isWhole, setWhole] = useState(false)
  const short = choices.filter(({ id }, at) => at < shortLength || chosen.includes(id))
  return (
    <>
      <ChoiceList choices={isWhole ? choices : short} chosen={chosen} onChange={onChange} />
      <More isWhole={isWhole} moreLabel={moreLabel} onPress={setWhole} />
    </>
  )
}

type MoreProps = { isWhole: boolean; moreLabel: string; onPress: (isWhole: boolean) => void }

const More = ({ isWhole, moreLabel, onPress }: MoreProps) => (
  <LinkButton aria-expanded={isWhole} onClick={() => onPress(!isWhole)}>
    {isWhole ? '閉じる' : moreLabel}
  </LinkButton>
)

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
export function ChoiceTree({ near = [], moreLabel, ...tree }: ChoiceTreeProps) {
  const { groups, chosen = [], onChange } = tree
  const [isWhole, setWhole] = useState(false)
  const all = groups.flatMap(({ choices }) => choices)
  const short = all.filter(({ id }) => chosen.includes(id) || near.some((one) => one.id === id))
  return (
    <>
      {isWhole ? <WholeTree {...tree} /> : <ChoiceList choices={short} chosen={chosen} onChange={onChange} />}
      <More isWhole={isWhole} moreLabel={moreLabel} onPress={setWhole} />
    </>
  )
}

type WholeTreeProps = Omit<ChoiceTreeProps, 'near' | 'moreLabel'>

function WholeTree({ groups, chosen = [], onChange, searchLabel }: WholeTreeProps) {
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
        {typed && `${count}件見つかりました`}
      </p>
      <div className={styles.tree}>
        {found.map((group) => (
          <Branch key={group.name} group={group} chosen={chosen} onChange={onChange} />
        ))}
        {found.length === 0 && <p className="quiet">見つかりませんでした。</p>}
      </div>
    </div>
  )
}

type BranchProps = { group: ChoiceGroup; chosen: readonly string[]; onChange: (chosen: string[]) => void }

function Branch({ group, chosen, onChange }: BranchProps) {
  const { name, choices } = group
  const count = choices.filter(({ id }) => chosen.includes(id)).length
  const isAll = count === choices.length
  return (
    <fieldset className={styles.branch}>
      <legend className="visually-hidden">{name}</legend>
      {choices.length > 1 && (
        <Checkbox
          className={styles.stem}
          checked={isAll}
          indeterminate={count > 0 && !isAll}
          onChange={() => onChange(toggleGroup(chosen, group))}
        >
          {name}
        </Checkbox>
      )}
      <div className={choices.length > 1 ? styles.leaves : undefined}>
        <ChoiceList choices={choices} chosen={chosen} onChange={onChange} />
      </div>
    </fieldset>
  )
}

/** A thumb would call up the keyboard over what was just opened. */
const focusWithoutKeyboard = (input: HTMLInputElement | null) => {
  if (matchMedia('(hover: hover)').matches) input?.focus({ preventScroll: true })
}

/** Up and down lead through the search and all choices; Tab goes on as ever. */
function stepThrough(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || event.nativeEvent.isComposing) return
  const controls = [...event.currentTarget.querySelectorAll('input')]
  const next = controls[controls.findIndex((one) => one === document.activeElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
