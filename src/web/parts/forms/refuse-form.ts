import type { FieldError } from '#ground/refusal.ts'
import { firstText } from '#ground/words/at-first.ts'
import { type FormValues, valuesOf } from '#web/carry/form-values.ts'
import type { Refused } from '#web/carry/ask.ts'

/** The action's answer when its own check finds mistakes, with the typed values; null when there are none. */
export function refuseForm(form: FormData, errors: readonly (FieldError | null)[]) {
  const fields = errors.filter((error) => error !== null)
  if (fields.length === 0) return null
  const refused: Refused = { code: 'invalid_input', message: firstText.invalid_input, fields }
  return { refused, values: valuesOf(form) } satisfies { refused: Refused; values: FormValues }
}
