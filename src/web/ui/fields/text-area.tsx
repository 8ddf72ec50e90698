import { type ChangeEvent, type ComponentPropsWithRef, useEffect, useRef, useState } from 'react'
import { CharacterCount, type StoredAs } from './character-count.tsx'
import styles from './control.module.css'
import { Field, type FieldLook, partField } from './field.tsx'

type TextAreaProps = Omit<FieldLook, 'count'> &
  Omit<ComponentPropsWithRef<'textarea'>, keyof FieldLook> & {
    /** Limits in characters, shown but not enforced: typed text is never cut off. */
    min?: number
    max?: number
    /** The text about missing characters, for fields where quotations do not count toward `min`. */
    missing?: string | null
    storedAs?: StoredAs
  }

export function TextArea(props: TextAreaProps) {
  const [field, { min, max, missing, storedAs, value, defaultValue, onChange, ref, ...rest }] = partField(props)
  const own = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState(String(defaultValue ?? ''))
  const text = value === undefined ? typed : String(value)

  // A browser may restore earlier text before React is ready.
  useEffect(() => {
    if (own.current) setTyped(own.current.value)
  }, [])

  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value)
    onChange?.(event)
  }
  const attach = (element: HTMLTextAreaElement | null) => {
    own.current = element
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }
  const count = (min !== undefined || max !== undefined) && (
    <CharacterCount text={text} as={storedAs} min={min} max={max} missing={missing} />
  )
  return (
    <Field {...field} count={count}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          {...(value === undefined ? { defaultValue } : { value })}
          ref={attach}
          className={styles.textArea}
          onChange={change}
        />
      )}
    </Field>
  )
}
