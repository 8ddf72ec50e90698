import { personalLimits } from '#ground/personal-limits.ts'
import { PasswordField } from '#web/ui/password-field.tsx'
import type { FieldBinding } from './use-form.ts'

const limits = personalLimits.password

type NewPasswordFieldProps = { field: FieldBinding; label?: string; min?: number }

/** A typed password is never sent back: after a refusal without scripts the person types the password again. */
export function NewPasswordField({ field, label = limits.label, min = limits.min }: NewPasswordFieldProps) {
  return (
    <PasswordField
      {...field}
      defaultValue={undefined}
      label={label}
      required
      autoComplete="new-password"
      hint={`${min}文字以上で入力してください。よく使われるパスワードは登録できません。`}
    />
  )
}
