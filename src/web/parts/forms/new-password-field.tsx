import { accountLimits } from '#ground/limits/account.ts'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import type { FieldBinding } from './use-form.ts'

const limits = accountLimits.password

/** min: the fewest characters; in words where they differ between people. */
type NewPasswordFieldProps = { field: FieldBinding; label?: string; min?: number | string }

/** A typed password is never sent back: after a refusal without scripts the person types the password again. */
export function NewPasswordField({ field, label = limits.label, min = limits.min }: NewPasswordFieldProps) {
  return (
    <PasswordField
      {...field}
      defaultValue={undefined}
      label={label}
      required
      autoComplete="new-password"
      hint={`${typeof min === 'number' ? `${min}文字以上` : min}で入力してください。よく使われるパスワードは登録できません。`}
    />
  )
}
