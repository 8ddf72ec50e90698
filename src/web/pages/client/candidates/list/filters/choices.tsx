import { useState, type ReactNode } from 'react'
import { keyOf } from '#domain/candidate-search/rules/address.ts'
import { filters, type FieldWith } from '#domain/candidate-search/rules/filters.ts'
import { choicesOf, type Choice, type ChoiceLookup } from '#domain/candidate-search/rules/lookups.ts'
import { Checkbox, Radio } from '#web/ui/fields/check.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { useSearchGround } from '../../parts/ground.ts'
import { toggle } from './choice-tree.ts'
import { useCounts } from './counted.tsx'
import type { CountOf } from './option-counts.ts'
import type { ControlProps, Panel } from './panel.ts'
import styles from './filters.module.css'

/** The filters that are a list of ids or words. */
export type ListField = FieldWith<{ options: ChoiceLookup; input: 'ids' | 'words' | 'labels' }>

/** The choices of a filter, and which of them the condition has. */
export function useChoices(panel: Panel, field: ListField) {
  const { lookups } = useSearchGround()
  const { countOf, isOld } = useCounts()
  const chosen: readonly string[] = panel.condition[field] ?? []
  const onChange = (next: string[]) => panel.set({ [field]: next })
  return { name: keyOf(field), choices: choicesOf(lookups, filters[field].options), chosen, countOf, isOld, onChange }
}
export type Chosen = Omit<ReturnType<typeof useChoices>, 'isOld' | 'choices'>

/** The rows of a group. Counts are pale while new counts are loading. */
export const Rows = ({ isOld, children }: { isOld?: boolean; children: ReactNode }) => (
  <div className={classNames(styles.rows, isOld && styles.old)}>{children}</div>
)

/** One of several filters in a group, under its own name. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={styles.part}>
    <legend>{title}</legend>
    {children}
  </fieldset>
)

export const Ticks = ({ choices, name, chosen, countOf, onChange }: Chosen & { choices: readonly Choice[] }) =>
  choices.map(({ id, label }) => (
    <Checkbox
      key={id}
      name={name}
      value={id}
      checked={chosen.includes(id)}
      count={countOf(id)}
      onChange={() => onChange(toggle(chosen, id))}
    >
      {label}
    </Checkbox>
  ))

export function ChoiceList({ panel, field }: ControlProps<ListField>) {
  const { isOld, ...ticks } = useChoices(panel, field)
  return (
    <Rows isOld={isOld}>
      <Ticks {...ticks} />
    </Rows>
  )
}

/** Choices shown before the user opens the whole list. */
const maxShownChoices = 8

/** The first choices and the chosen ones, or all choices once the user opens the whole list. */
export function ShortList({ panel, field }: ControlProps<ListField>) {
  const { isOld, choices, ...chosen } = useChoices(panel, field)
  const [isWhole, setWhole] = useState(false)
  const short = choices.filter(({ id }, at) => at < maxShownChoices || chosen.chosen.includes(id))
  return (
    <>
      <Rows isOld={isOld}>
        <Ticks {...chosen} choices={isWhole ? choices : short} />
      </Rows>
      <More isWhole={isWhole} word={filters[field].word} onPress={setWhole} />
    </>
  )
}

type MoreProps = { isWhole: boolean; word: string; onPress: (isWhole: boolean) => void }

export const More = ({ isWhole, word, onPress }: MoreProps) => (
  <LinkButton aria-expanded={isWhole} className={styles.more} onClick={() => onPress(!isWhole)}>
    {isWhole ? '閉じる' : `${word}をすべて見る`}
  </LinkButton>
)

type OneOfProps = {
  name: string | undefined
  choices: readonly Choice[]
  /** undefined: nothing is chosen; null: the value is not among the choices. */
  value: string | undefined | null
  countOf: CountOf
  onChange: (value: string | undefined) => void
}

/** Radio buttons for one choice or none. */
export const OneOf = ({ name, choices, value, countOf, onChange }: OneOfProps) => (
  <>
    <Radio name={name} value="" checked={value === undefined} onChange={() => onChange(undefined)}>
      指定しない
    </Radio>
    {choices.map(({ id, label }) => (
      <Radio key={id} name={name} value={id} checked={value === id} count={countOf(id)} onChange={() => onChange(id)}>
        {label}
      </Radio>
    ))}
  </>
)
