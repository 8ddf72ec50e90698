import type { ReactNode } from 'react'
import { Checkbox } from '#web/ui/fields/check.tsx'
import { FieldError, FieldMark } from '#web/ui/fields/field-parts.tsx'
import styles from './consent.module.css'
import type { FieldBinding } from './use-form.ts'

/** One checkbox for one consent, never checked in advance. */
export function Consent({ field, children }: { field: FieldBinding; children: ReactNode }) {
  const { id, name, error, defaultValue } = field
  return (
    <div className={styles.consent}>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <Checkbox
        id={id}
        name={name}
        value="yes"
        defaultChecked={defaultValue === 'yes'}
        invalid={error !== undefined}
        aria-required
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <span>
          {children} <FieldMark required />
        </span>
      </Checkbox>
    </div>
  )
}
