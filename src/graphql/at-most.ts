import { getNullableType, isInputObjectType, isListType, isObjectType, type GraphQLSchema } from 'graphql'
import { validationText } from '#ground/validation/validation.ts'

export type ItemLimit = { max: number; message: string }
type Named = { label: string; max: number }

/** The limit of an input list. The GraphQL door counts the list before any resolver runs. */
export function atMost(limit: number | Named, message?: string) {
  const max = typeof limit === 'number' ? limit : limit.max
  const said =
    typeof limit === 'number' ? validationText.tooManyItems(max) : validationText.tooManyOptions(limit.label, max)
  const maxItems: ItemLimit = { max, message: message ?? said }
  return { description: `At most ${max}.`, extensions: { maxItems } }
}

/** The limit of a long text such as the bytes of a file, in UTF-16 units. */
export const textUpTo = (maxLength: number) => ({ extensions: { maxLength } })

/**
 * The limit of a file as base64: twice the length of a file of `maxBytes`, so that a file a little too large is refused
 * by its own rule.
 */
export const encodedUpTo = (maxBytes: number) => textUpTo(Math.ceil(maxBytes / 3) * 4 * 2)

/** Returns the schema; throws an error with the names of all lists without a limit. */
export function bounded(schema: GraphQLSchema) {
  const bare = [...inputsOf(schema)]
    .filter(({ input }) => isListType(getNullableType(input.type)) && !('maxItems' in input.extensions))
    .map(({ name }) => name)
  if (bare.length > 0) throw new Error(`These lists need a limit (atMost): ${bare.join(', ')}`)
  return schema
}

/** Every argument and every input field, named as in the GraphQL specification. */
export function* inputsOf(schema: GraphQLSchema) {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue
    if (isInputObjectType(type))
      for (const input of Object.values(type.getFields())) yield { name: `${type.name}.${input.name}`, input }
    if (isObjectType(type))
      for (const field of Object.values(type.getFields()))
        for (const input of field.args) yield { name: `${type.name}.${field.name}(${input.name}:)`, input }
  }
}
