import { useState, type ReactNode } from 'react'
import type { SearchCandidateCondition } from '#domain/candidate-search/condition/rules.ts'
import type { SearchCandidateOptionGroup } from '#domain/candidate-search/option/rules.ts'
import { keyOf } from '#domain/candidate-search/condition-address/rules.ts'
import { Checkbox, Radio } from '#web/ui/check.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Choice } from '../../parts/lookups.ts'
import { toggle } from './choice-tree.ts'
import { useOptionCounts, type CountOf } from './option-counts.ts'
import type { Panel } from './panel.ts'
import styles from './filters.module.css'

/** The conditions that are a list of ids or words. */
export type ListField = {
  [Each in SearchCandidateOptionGroup]: SearchCandidateCondition[Each] extends string[] | undefined ? Each : never
}[SearchCandidateOptionGroup]

/** The state of a list of choices in the condition. */
export function useChoices(panel: Panel, field: ListField) {
  const { countOf, isOld } = useOptionCounts(panel, field)
  const chosen: readonly string[] = panel.condition[field] ?? []
  const onChange = (next: string[]) => panel.set({ [field]: next })
  return { name: keyOf(field), chosen, countOf, isOld, onChange }
}
export type Chosen = Omit<ReturnType<typeof useChoices>, 'isOld'>

/** The rows of a group. Counts are pale while new counts are loading. */
export const Rows = ({ isOld, children }: { isOld?: boolean; children: ReactNode }) => (
  <div className={classNames(styles.rows, isOld && styles.old)}>{children}</div>
)

/** One of several filters in a group, under its own name. */
export const Part = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <fieldset className={styles.part}>
    <legend>{title}</legend>
    {children}
    {note && <p className={styles.note}>{note}</p>}
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

type ListProps = { panel: Panel; field: ListField; choices: readonly Choice[] }

export function ChoiceList({ panel, field, choices }: ListProps) {
  const { isOld, ...chosen } = useChoices(panel, field)
  return (
    <Rows isOld={isOld}>
      <Ticks {...chosen} choices={choices} />
    </Rows>
  )
}

/** Choices shown before the user opens the whole list. */
const maxShownChoices = 8

/** The first choices and the chosen ones, or all choices once the user opens the whole list. */
export function ShortList({ panel, field, choices, moreLabel }: ListProps & { moreLabel: string }) {
  const { isOld, ...chosen } = useChoices(panel, field)
  const [isWhole, setWhole] = useState(false)
  const short = choices.filter(({ id }, at) => at < maxShownChoices || chosen.chosen.includes(id))
  return (
    <>
      <Rows isOld={isOld}>
        <Ticks {...chosen} choices={isWhole ? choices : short} />
      </Rows>
      <More isWhole={isWhole} moreLabel={moreLabel} onPress={setWhole} />
    </>
  )
}

type MoreProps = { isWhole: boolean; moreLabel: string; onPress: (isWhole: boolean) => void }

export const More = ({ isWhole, moreLabel, onPress }: MoreProps) => (
  <LinkButton aria-expanded={isWhole} className={styles.more} onClick={() => onPress(!isWhole)}>
    {isWhole ? '閉じる' : moreLabel}
  </LinkButton>
)

type OneOfProps<Id extends string> = {
  name: string | undefined
  choices: readonly { id: Id; label: string }[]
  /** undefined: nothing is chosen; null: the value is not among the choices. */
  value: Id | undefined | null
  countOf: CountOf
  onChange: (value: Id | undefined) => void
}

/** Radio buttons for one choice or none. */
export const OneOf = <Id extends string>({ name, choices, value, countOf, onChange }: OneOfProps<Id>) => (
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
