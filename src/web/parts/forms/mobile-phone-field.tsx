import { accountLimits } from '#ground/limits/account.ts'
import { formatMobilePhoneNumber } from '#ground/spelling/folding.ts'
import { FoldedField } from './folded-field.tsx'
import type { FieldBinding } from './use-form.ts'

type MobilePhoneFieldProps = { field: FieldBinding; label?: string; hint?: string }

/** Accepts hyphens, spaces and +81. Shows 090-1234-5678 when the field loses the focus. */
export function MobilePhoneField({
  field,
  label = accountLimits.mobilePhoneNumber.label,
  hint,
}: MobilePhoneFieldProps) {
  return (
    <FoldedField
      {...field}
      fold={formatMobilePhoneNumber}
      label={label}
      required
      hint={hint ?? '例：090-1234-5678（ハイフンなしでも入力できます）'}
      inputMode="tel"
      autoComplete="tel-national"
    />
  )
}
