import { useRef } from 'react'
import { preRegistrationFields as fields } from '#domain/inquiry/rules.ts'
import { PostalCodeField } from '#web/parts/forms/postal-address-fields.tsx'
import { useFoundText } from '#web/parts/forms/found-text.ts'
import { wholeOf } from '#web/parts/forms/postal-lookup.ts'
import type { FieldOf } from '#web/parts/forms/use-form.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'

/** One line for the address. The postal code fills in the beginning of the line, where no other is typed. */
export function OptionalAddress({ field }: { field: FieldOf }) {
  const address = useRef<HTMLInputElement>(null)
  const fill = useFoundText(address)
  return (
    <>
      <PostalCodeField
        field={field('postalCode')}
        optional
        onFound={(found, isHere) => {
          const isFilled = fill(wholeOf(found))
          if (isHere) address.current?.focus()
          return isFilled
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
