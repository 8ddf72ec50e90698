import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError, FieldMark } from './field-parts.tsx'
import styles from './field.module.css'
import { phrased } from '../phrases.tsx'

export type FieldLook = {
  label: ReactNode
  id?: string
  required?: boolean
  optional?: boolean
  hint?: ReactNode
  error?: ReactNode
  count?: ReactNode
  hideLabel?: boolean
  className?: string
}

/** The attributes that the control must have. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FieldProps = FieldLook & { children: (control: FieldControl) => ReactNode }

/** Label, hint, error and control, in this order, so that the error stays visible above a phone's keyboard. */
export function Field({ label, id, hint, error, count, hideLabel, className, ...props }: FieldProps) {
  const made = useId()
  const own = id ?? made
  const describedBy = [hint && `${own}-hint`, error && `${own}-error`, count && `${own}-count`]
  const control: FieldControl = {
    id: own,
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': props.required || undefined,
  }
  return (
    <div className={classNames(styles.field, className)}>
      <label className={classNames(styles.label, hideLabel && 'visually-hidden')} htmlFor={own}>
        {label}
        <FieldMark required={props.required} optional={props.optional} />
      </label>
      {hint && (
        <div className={styles.hint} id={`${own}-hint`}>
          {phrased(hint)}
        </div>
      )}
      <FieldError id={`${own}-error`}>{error}</FieldError>
      {props.children(control)}
      {count && (
        <div className={styles.count} id={`${own}-count`}>
          {count}
        </div>
      )}
    </div>
  )
}

/** Splits a labelled control's props into the props of the field and the props of the control. */
export function partField<T extends FieldLook>(props: T) {
  const { label, id, required, optional, hint, error, count, hideLabel, className, ...control } = props
  return [{ label, id, required, optional, hint, error, count, hideLabel, className } as FieldLook, control] as const
}
