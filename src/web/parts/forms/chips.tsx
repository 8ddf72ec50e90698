import { useState } from 'react'
import type { FieldLimit } from '#ground/limits/field-limit.ts'
import { ChosenBefore } from './draft/plain-choice.tsx'
import { ChipToggle, chipsClass } from '#web/ui/marks/chip.tsx'
import { FieldGroup } from '#web/ui/fields/field-group.tsx'
import styles from './chips.module.css'
import { useLimitedChoice } from './limited-choice.ts'

type Choice = { id: string; label: string }
export type ChoiceGroup = { name: string; choices: readonly Choice[] }

type ChipsProps = {
  id: string
  /** The field name of each choice, for a form without scripts. */
  name?: string | undefined
  error: string | undefined
  label: string
  hint?: string
  optional?: boolean
  required?: boolean
  limit: Pick<FieldLimit, 'label' | 'max'>
  /** One group without a name is shown open; named groups fold. */
  groups: readonly ChoiceGroup[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** The time of the last save of the form. */
  savedAt?: string | null
}

/** Choices as chips, at most as many as the limit. The order of choosing is kept. */
export function Chips({ error, hint, limit, groups, chosen, onChange, savedAt, ...field }: ChipsProps) {
  const { toggle, tooMany } = useLimitedChoice({ chosen, onChange, limit, savedAt })
  return (
    <FieldGroup {...field} hint={hint} error={tooMany ?? error}>
      <ChosenBefore name={field.name} ids={chosen} />
      <p className={styles.count}>
        {chosen.length} / {limit.max}
      </p>
      {groups.map((group) =>
        group.name === '' || group.choices.length === 1 ? (
          <Row key={group.name} name={field.name} choices={group.choices} chosen={chosen} onToggle={toggle} />
        ) : (
          <Folded key={group.name} name={field.name} group={group} chosen={chosen} onToggle={toggle} />
        ),
      )}
      <span role="status" className="visually-hidden">
        {tooMany}
      </span>
    </FieldGroup>
  )
}

type RowProps = {
  name: string | undefined
  choices: readonly Choice[]
  chosen: readonly string[]
  onToggle: (id: string) => void
}

const Row = ({ name, choices, chosen, onToggle }: RowProps) => (
  <div className={chipsClass()}>
    {choices.map(({ id, label }) => (
      <ChipToggle key={id} name={name} value={id} checked={chosen.includes(id)} onChange={() => onToggle(id)}>
        {label}
      </ChipToggle>
    ))}
  </div>
)

function Folded({ name, group, chosen, onToggle }: Omit<RowProps, 'choices'> & { group: ChoiceGroup }) {
  const names = group.choices.filter(({ id }) => chosen.includes(id)).map(({ label }) => label)
  const [isOpenAtFirst] = useState(names.length > 0)
  return (
    <details className={styles.group} open={isOpenAtFirst}>
      <summary>
        <span>{group.name}</span>
        {names.length > 0 && <small>{names.join('、')}</small>}
      </summary>
      <Row name={name} choices={group.choices} chosen={chosen} onToggle={onToggle} />
    </details>
  )
}
