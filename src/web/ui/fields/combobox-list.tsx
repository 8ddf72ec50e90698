import type { Ref } from 'react'
import { classNames } from '../class-names.ts'
import type { ComboboxOption } from './combobox-match.ts'
import styles from './combobox.module.css'

/** An option's id is made from its value, so that the input can point to the active option. */
export const optionId = (id: string, { value }: ComboboxOption) => `${id}-${value}`

type ComboboxListProps = {
  id: string
  ref: Ref<HTMLDivElement>
  options: readonly ComboboxOption[]
  chosen: string
  /** The option marked by the arrow keys. */
  active: ComboboxOption | undefined
  emptyText: string
  onChoose: (option: ComboboxOption) => void
}

export function ComboboxList({ id, ref, options, chosen, active, emptyText, onChoose }: ComboboxListProps) {
  return (
    <div
      ref={ref}
      id={`${id}-list`}
      role="listbox"
      aria-label="候補"
      popover="manual"
      className={styles.list}
      // A press in the list keeps the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option) => (
        <div
          key={option.value}
          id={optionId(id, option)}
          role="option"
          aria-selected={option.value === chosen}
          aria-disabled={option.disabled || undefined}
          className={classNames(styles.option, option === active && styles.active)}
          onClick={() => option.disabled || onChoose(option)}
        >
          <span>{option.label}</span>
          {option.note && <small>{option.note}</small>}
        </div>
      ))}
      {options.length === 0 && (
        <div role="option" aria-selected={false} aria-disabled="true" className={styles.none}>
          {emptyText}
        </div>
      )}
    </div>
  )
}
