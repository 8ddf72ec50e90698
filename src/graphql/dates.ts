import { GraphQLError } from 'graphql'
import { deskValidationText } from '#ground/words/desk.ts'
import { validationText } from '#ground/validation/validation.ts'
import { isDay } from '#ground/day.ts'

// RFC 3339: a day, a time to the minute or finer, and a time zone. Without a zone the moment is unknown.
const form =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u

/** Whether a text names one moment: a day of the calendar, a time of day, and Z or an offset. */
const isMoment = (text: string) => isDay(form.exec(text)?.[1] ?? '')

const mistakes: Record<string, (text: string) => string | null> = {
  Date: (text) => (isDay(text) ? null : validationText.date),
  DateTime: (text) => (isMoment(text) ? null : deskValidationText.dateTime),
}

/** The mistake in a text for the scalar of this name; null for a correct text and for scalars without dates. */
export const mistakeInDate = (scalar: string, text: string) => mistakes[scalar]?.(text) ?? null

function refuse(scalar: string, value: unknown) {
  const message = typeof value === 'string' ? mistakeInDate(scalar, value) : deskValidationText.dateTime
  if (message) throw new GraphQLError(message, { extensions: { code: 'invalid_input' } })
  return String(value)
}

export const dateScalar = { serialize: (value: string) => value, parseValue: (value: unknown) => refuse('Date', value) }
export const dateTimeScalar = {
  serialize: (value: Date) => value.toISOString(),
  parseValue: (value: unknown) => new Date(refuse('DateTime', value)),
}
