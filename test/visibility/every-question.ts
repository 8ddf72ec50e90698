import {
  getNamedType,
  GraphQLID,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'
import { wholeDocument } from '../whole-document.ts'

/**
 * Values of an ID, a number, a text or a date, by the name of the place. A place without a value takes each of the
 * ids, or is left out. A plain walk leaves out every optional place.
 */
export type Known = { ids: readonly string[]; places: Record<string, string>; isPlain?: true }

/** Every value of a place in the schema, one choice at a time, as a document writes it. */
function valuesOf(type: GraphQLInputType, name: string, known: Known): string[] {
  if (isNonNullType(type)) return valuesOf(type.ofType, name, known)
  if (isListType(type)) {
    const values = valuesOf(type.ofType, name, known)
    return (getNamedType(type) === GraphQLID ? values.slice(0, 1) : values).map((value) => `[${value}]`)
  }
  if (isEnumType(type)) return type.getValues().map((value) => value.name)
  if (isInputObjectType(type)) return choices(Object.values(type.getFields()), known).map((given) => `{ ${given} }`)
  const place = known.places[name]
  if (place !== undefined) return [place]
  if (type.name === 'Boolean') return ['true', 'false']
  return type === GraphQLID ? known.ids.map((id) => JSON.stringify(id)) : []
}

const anyText = JSON.stringify('お話ししたいです。')

/**
 * First the required places with their first choice. Then each choice of each place, beside the first choice of the
 * other required places.
 */
function choices(places: readonly (GraphQLArgument | GraphQLInputField)[], known: Known): string[] {
  const filled = places.map((place) => ({
    name: place.name,
    isRequired: isNonNullType(place.type) && place.defaultValue === undefined,
    values: valuesOf(place.type, place.name, known),
  }))
  // A text that has to be there has no part in what is looked for; a refused question would repeat the id that it names.
  for (const place of filled) if (place.isRequired && place.values.length === 0) place.values.push(anyText)
  const firstOf = (name: string, value: string | undefined) => (value === undefined ? '' : ` ${name}: ${value}`)
  const without = (left: string) =>
    filled
      .flatMap(({ name, isRequired, values }) => (isRequired && name !== left ? firstOf(name, values[0]) : []))
      .join('')
  return [
    without(''),
    ...filled
      .filter(({ isRequired }) => isRequired || !known.isPlain)
      .flatMap(({ name, values }) => values.map((value) => `${without(name)} ${name}: ${value}`)),
  ]
}

/** Every query with its whole selection, plainly and with every choice of its arguments. */
export function everyQuestion(schema: GraphQLSchema, known: Known): string[] {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {})
  return fields.flatMap(({ name, args }) =>
    choices(args, known).map((given, at) =>
      wholeDocument(schema, name, given.trim() ? `(${given})` : '', at === 0 || known.isPlain ? 3 : 2),
    ),
  )
}
