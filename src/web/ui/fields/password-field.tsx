import { type ComponentPropsWithRef, useState } from 'react'
import { buttonClass } from '../button.tsx'
import styles from './control.module.css'
import { Field, type FieldLook, partField } from './field.tsx'
import { Icon } from '../marks/icon.tsx'
import { Input } from './input.tsx'

type PasswordFieldProps = FieldLook & Omit<ComponentPropsWithRef<'input'>, keyof FieldLook | 'type'>

export function PasswordField(props: PasswordFieldProps) {
  const [field, input] = partField(props)
  const [isShown, setShown] = useState(false)
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.group}>
          <Input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={styles.withEnd}
          />
          <button
            type="button"
            className={buttonClass({ kind: 'quiet', icon: true, className: styles.end })}
            aria-label="パスワードを表示する"
            aria-pressed={isShown}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  )
}
