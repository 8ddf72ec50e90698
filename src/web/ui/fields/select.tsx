import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './control.module.css'
import { Field, type FieldLook, partField } from './field.tsx'

type SelectOption = { value: string; label: string; disabled?: boolean }

type Choices = {
  options?: readonly SelectOption[]
  /** The label of a first, empty option, such as 「選択してください」. */
  emptyLabel?: string
}
type SelectProps = ComponentPropsWithRef<'select'> & Choices

/** The control without a label; give the control an aria-label. Options may also be children (optgroup). */
export function Select({ options = [], emptyLabel, className, children, ...rest }: SelectProps) {
  return (
    <select {...rest} className={classNames(styles.select, className)}>
      {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
      {children}
    </select>
  )
}

type SelectFieldProps = FieldLook & Omit<SelectProps, keyof FieldLook>

export function SelectField(props: SelectFieldProps) {
  const [field, select] = partField(props)
  return <Field {...field}>{(control) => <Select {...select} {...control} />}</Field>
}
