import {
  getNullableType,
  isInputObjectType,
  isListType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  type ValueNode,
} from 'graphql'
import { withoutControls } from '#ground/spelling/tidy-text.ts'
import { Refusal, type FieldError } from '#ground/refusal.ts'
import { deskValidationText } from '#ground/words/desk.ts'
import { validationText } from '#ground/validation/validation.ts'
import type { ItemLimit } from '#graphql/at-most.ts'
import { mistakeInDate } from '#graphql/dates.ts'

type Variables = Record<string, unknown>
type Use = { name: string; input: GraphQLArgument; values: readonly ValueNode[] }
type Limits = { maxItems?: ItemLimit; maxLength?: number }
type Mistake = FieldError & { isId: boolean }
type Place = { type: GraphQLInputType; limits: Limits; path: string }

/** UTF-16 units. The longest text of the product has 2,000 letters, and a letter at most 32 units. */
const longestText = 65_000
/** UTF-16 units of all texts in one request: counting letters costs half a microsecond each. */
const longestTogether = 250_000
/** UTF-16 units of a value that is not a text: an id, a day, a choice. */
const longestWord = 200
/** Mistakes reported in one refusal. */
const maxReportedMistakes = 20

/**
 * Checks the input of a request once, before any resolver runs. Returns the variables without invisible control
 * characters, or refuses and names the places: not_found when only ids are wrong, otherwise invalid_input. The limits
 * of the lists limit its cost too.
 */
export function readInput(schema: GraphQLSchema, document: DocumentNode, variables: Variables): Variables {
  const wrong: Mistake[] = []
  const read = reader(wrong, variables)
  for (const { name, input, values } of usesOf(schema, document))
    for (const value of values) read.node(placeOf(input, name), value)
  if (wrong.length > 0)
    throw new Refusal(wrong.every(({ isId }) => isId) ? 'not_found' : 'invalid_input', {
      fields: wrong.slice(0, maxReportedMistakes).map(({ path, message }) => ({ path, message })),
    })
  return read.variables
}

const placeOf = ({ type, extensions }: GraphQLArgument | GraphQLInputField, path: string): Place => ({
  type: getNullableType(type),
  limits: extensions,
  path,
})

function reader(wrong: Mistake[], variables: Variables) {
  const read = { variables, node }
  let room = longestTogether
  const refuse = ({ type, path }: Place, message: string) =>
    void wrong.push({ path, message, isId: String(type) === 'ID' })
  const isTooMany = (place: Place, count: number) => {
    const { maxItems } = place.limits
    if (maxItems && count > maxItems.max) refuse(place, maxItems.message)
    return maxItems !== undefined && count > maxItems.max
  }

  /**
   * Checks a value in the document itself. The document is not rewritten, so a text with invisible control characters
   * is refused.
   */
  function node(place: Place, literal: ValueNode): void {
    const { type, path } = place
    if (literal.kind === Kind.VARIABLE) {
      const name = literal.name.value
      const before = Object.hasOwn(read.variables, name) ? read.variables[name] : undefined
      const after = value(place, before)
      if (after !== before) read.variables = { ...read.variables, [name]: after }
    } else if (isListType(type)) {
      const items = literal.kind === Kind.LIST ? literal.values : [literal]
      if (!isTooMany(place, items.length))
        for (const [at, item] of items.entries()) node(itemOf(place, type.ofType, at), item)
    } else if (isInputObjectType(type)) {
      if (literal.kind !== Kind.OBJECT) return
      const fields = type.getFields()
      for (const { name, value: inner } of literal.fields) {
        const field = fields[name.value]
        if (field) node(placeOf(field, `${path}.${name.value}`), inner)
      }
    } else if (literal.kind === Kind.STRING) {
      if (value(place, literal.value) !== literal.value) refuse(place, deskValidationText.unusable)
    }
  }

  function value(place: Place, input: unknown): unknown {
    const { type, path } = place
    if (input === null || input === undefined) return input
    if (isListType(type)) {
      if (!Array.isArray(input)) return value(itemOf(place, type.ofType, 0), input)
      if (isTooMany(place, input.length)) return input
      return mapped(input, (item, at) => value(itemOf(place, type.ofType, at), item))
    }
    if (isInputObjectType(type)) {
      if (typeof input !== 'object' || Array.isArray(input)) return input
      const fields = type.getFields()
      const names = Object.keys(input)
      if (names.length > Object.keys(fields).length) refuse(place, validationText.unknown)
      else
        return mappedFields(input as Variables, names, (name, inner) => {
          const field = fields[name]
          return field ? value(placeOf(field, `${path}.${name}`), inner) : inner
        })
    }
    if (typeof input === 'object') refuse(place, validationText.unknown)
    return typeof input === 'string' ? text(place, input) : input
  }

  function text(place: Place, input: string) {
    const name = String(place.type)
    const isText = name === 'String'
    const longest = place.limits.maxLength ?? (isText ? longestText : longestWord)
    if (isText && !place.limits.maxLength) room -= input.length
    if (input.length > longest || room < 0)
      refuse(place, isText ? deskValidationText.farTooLong : validationText.unknown)
    else if (input.includes('\0') || !input.isWellFormed()) refuse(place, deskValidationText.unusable)
    else {
      const mistake = mistakeInDate(name, input)
      if (mistake) refuse(place, mistake)
      return isText ? withoutControls(input) : input
    }
    return input
  }

  return read
}

const itemOf = ({ limits, path }: Place, type: GraphQLInputType, at: number): Place => ({
  type: getNullableType(type),
  limits,
  path: `${path}.${at}`,
})

// Copies a list only when an item changed, which is rare.
function mapped(items: readonly unknown[], change: (item: unknown, at: number) => unknown) {
  let changed: unknown[] | null = null
  for (const [at, item] of items.entries()) {
    const next = change(item, at)
    if (next !== item) (changed ??= [...items])[at] = next
  }
  return changed ?? items
}

function mappedFields(values: Variables, names: readonly string[], change: (name: string, value: unknown) => unknown) {
  let changed: Variables | null = null
  for (const name of names) {
    const next = change(name, values[name])
    if (next !== values[name]) (changed ??= { ...values })[name] = next
  }
  return changed ?? values
}

// Each document is searched once: Yoga and the page door keep their parsed documents.
const usesByDocument = new WeakMap<DocumentNode, readonly Use[]>()

function usesOf(schema: GraphQLSchema, document: DocumentNode) {
  const found = usesByDocument.get(document) ?? findUses(schema, document)
  usesByDocument.set(document, found)
  return found
}

function findUses(schema: GraphQLSchema, document: DocumentNode): Use[] {
  const uses: Use[] = []
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      Argument: ({ value }) => {
        const input = types.getArgument()
        if (input) uses.push({ name: input.name, input, values: [value, ...defaultsIn(document, value)] })
      },
    }),
  )
  return uses
}

/** Default values of variables in the document; checked even when the variable is sent. */
function defaultsIn(document: DocumentNode, value: ValueNode): ValueNode[] {
  if (value.kind !== Kind.VARIABLE) return []
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? (definition.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
          variable.name.value === value.name.value && defaultValue ? [defaultValue] : [],
        )
      : [],
  )
}
