import { type FocusEvent, useRef, useState } from 'react'
import { checkEmail } from '#ground/validation/contact-validation.ts'
import { adviseEmail, suggestEmail } from '#ground/validation/email-advice.ts'
import { accountLimits } from '#ground/limits/account.ts'
import { foldEmail } from '#ground/spelling/folding.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/fields/field.tsx'
import { Input } from '#web/ui/fields/input.tsx'
import styles from './email-field.module.css'
import { useFolding } from './folded-field.tsx'
import { fillIn } from './set-text.ts'
import type { FieldBinding } from './use-form.ts'

type EmailFieldProps = {
  field: FieldBinding
  label?: string
  hint?: string
  /** Shows a hint for addresses that students lose with their school or their phone contract. */
  isStudent?: boolean
}

/** One email field without a repeated field; offers a correction for a mistyped domain. */
export function EmailField({ field, label = accountLimits.email.label, hint, isStudent }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const folding = useFolding(foldEmail)
  const [left, setLeft] = useState('')
  const isRight = left !== '' && checkEmail('', left) === null
  const meant = isRight ? suggestEmail(left) : null
  const advice = isRight && isStudent && !meant ? adviseEmail(left) : null
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    folding.onBlur(event)
    setLeft(event.currentTarget.value)
  }
  const mend = () => {
    if (!input.current || meant === null) return
    fillIn(input.current, meant)
    setLeft(meant)
    input.current.focus()
  }
  return (
    <Field label={label} id={field.id} required hint={hint ?? '例：hanako@example.jp'} error={field.error}>
      {(control) => (
        <>
          <Input
            {...control}
            ref={input}
            type="email"
            name={field.name}
            defaultValue={field.defaultValue}
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            className={folding.className}
            onAnimationEnd={folding.onAnimationEnd}
            onBlur={blur}
          />
          <div role="status" className={styles.message}>
            {meant && (
              <>
                もしかして
                <Button kind="secondary" className={styles.meant} onClick={mend}>
                  {meant}
                </Button>
                ですか？
              </>
            )}
            {advice}
          </div>
        </>
      )}
    </Field>
  )
}
