import { useRef } from 'react'
import { preRegistrationFields as fields } from '#domain/inquiry/rules.ts'
import { PostalCodeField } from '#web/parts/forms/postal-address-fields.tsx'
import { setText } from '#web/parts/forms/set-text.ts'
import type { FieldOf } from '#web/parts/forms/use-form.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'

/** One line for the address. The postal code fills in the beginning of the line. */
export function OptionalAddress({ field }: { field: FieldOf }) {
  const address = useRef<HTMLInputElement>(null)
  return (
    <>
      <PostalCodeField
        field={field('postalCode')}
        optional
        onFound={({ prefecture, city, town }, isHere) => {
          if (!address.current) return
          setText(address.current, `${prefecture}${city}${town}`)
          if (isHere) address.current.focus()
        }}
      />
      <TextField
        {...field('address')}
        ref={address}
        label={fields.address.label}
        optional
        hint="例：東京都千代田区千代田1-1"
        autoComplete="address-line1"
      />
    </>
  )
}
