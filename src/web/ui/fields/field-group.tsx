import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldError, FieldMark } from './field-parts.tsx'
import type { FieldLook } from './field.tsx'
import styles from './field.module.css'
import { phrased } from '../phrases.tsx'

type FieldGroupProps = Omit<FieldLook, 'count'> & { row?: boolean; children: ReactNode }

/** Several controls with one label: radio buttons, checkboxes, chips, year and month. */
export function FieldGroup({ label, id, hint, error, hideLabel, row, className, ...props }: FieldGroupProps) {
  const made = useId()
  const own = id ?? made
  const describedBy = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      id={own}
      tabIndex={-1}
      className={classNames(styles.group, className)}
      aria-describedby={describedBy || undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className={classNames(styles.label, hideLabel && 'visually-hidden')}>
        {label}
        <FieldMark required={props.required} optional={props.optional} />
      </legend>
      {hint && (
        <div className={styles.hint} id={`${own}-hint`}>
          {phrased(hint)}
        </div>
      )}
      <FieldError id={`${own}-error`}>{error}</FieldError>
      <div className={row ? styles.row : styles.stack}>{props.children}</div>
    </fieldset>
  )
}
