import { GraphQLError } from 'graphql'

const badInput = (message: string) => new GraphQLError(message, { extensions: { code: 'invalid_input' } })

function parseDate(value: unknown) {
  const text = String(value)
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) throw badInput('日付が正しくありません')
  return text
}

function parseDateTime(value: unknown) {
  const text = String(value)
  const date = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) ? new Date(text) : new Date(Number.NaN)
  if (Number.isNaN(date.getTime())) throw badInput('日時が正しくありません')
  return date
}

/** The same two in both schemas. */
export const dateScalar = { serialize: (value: string) => value, parseValue: parseDate }
export const dateTimeScalar = { serialize: (value: Date) => value.toISOString(), parseValue: parseDateTime }
