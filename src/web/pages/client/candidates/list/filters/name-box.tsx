import { useId, useState, type KeyboardEvent } from 'react'
import { keyOf } from '#domain/candidate-search/rules/address.ts'
import { filters, type FieldWith } from '#domain/candidate-search/rules/filters.ts'
import { RemovableChip, chipsClass } from '#web/ui/marks/chip.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { isComposing } from '#web/ui/browser/ime.ts'
import { Input } from '#web/ui/fields/input.tsx'
import { HiddenFilters } from './hidden-filters.tsx'
import { withName } from './names.ts'
import type { ControlProps } from './panel.ts'
import styles from './filters.module.css'

/** Enter adds a name. Students with any of the names are found. A refused name stays in the box. */
export function NameBox({ panel, field }: ControlProps<FieldWith<{ input: 'keywords' }>>) {
  const label = filters[field].word
  const { [field]: names = [] } = panel.condition
  const boxId = useId()
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const add = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || isComposing(event)) return
    const read = withName(names, text, label)
    setError(read.error)
    if (!read.names) return
    setText('')
    panel.set({ [field]: read.names })
  }
  return (
    <div className={styles.names}>
      <Field id={boxId} label={label} error={error} className={styles.field}>
        {(control) => (
          <Input
            {...control}
            name={keyOf(field)}
            value={text}
            placeholder="入力してEnter"
            enterKeyHint="search"
            autoComplete="off"
            onKeyDown={add}
            onChange={(event) => {
              setText(event.target.value)
              setError(null)
            }}
          />
        )}
      </Field>
      <HiddenFilters condition={panel.condition} fields={[field]} />
      {names.length > 0 && (
        <ul className={chipsClass(styles.chosenNames)} aria-label={`いずれかの${label}`}>
          {names.map((name) => (
            <li key={name}>
              <RemovableChip
                name={name}
                focusAfterLast={boxId}
                onClick={() => panel.set({ [field]: names.filter((other) => other !== name) })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
