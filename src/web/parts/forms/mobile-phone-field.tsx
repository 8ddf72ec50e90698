import { fieldLimits } from '#ground/field-limits.ts'
import { formatMobilePhoneNumber } from '#ground/folding.ts'
import { FoldedField } from './folded-field.tsx'
import type { FieldBinding } from './use-form.ts'

type MobilePhoneFieldProps = { field: FieldBinding; label?: string; hint?: string }

/** Hyphens, spaces and +81 as people write them; shown as 090-1234-5678 when it is left. */
export function MobilePhoneField({ field, label = fieldLimits.mobilePhoneNumber.label, hint }: MobilePhoneFieldProps) {
  return (
    <FoldedField
      {...field}
      fold={formatMobilePhoneNumber}
      label={label}
      required
      hint={hint ?? '例：090-1234-5678（ハイフンなしでも入力できます）'}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
    />
  )
}
