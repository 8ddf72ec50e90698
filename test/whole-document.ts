import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  type GraphQLCompositeType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql'

/** Asks a query for everything so many types below it; no type stands within itself. */
export const wholeDocument = (schema: GraphQLSchema, name: string, args: string, depth: number) => {
  const type = getNamedType(schema.getQueryType()?.getFields()[name]?.type)
  return `{ ${name}${args} ${type ? selection(schema, type, [], depth) : ''} }`
}

function selection(schema: GraphQLSchema, type: GraphQLNamedType, path: readonly string[], depth: number): string {
  if (!isCompositeType(type)) return ''
  const kinds = isAbstractType(type) ? schema.getPossibleTypes(type) : [type]
  const within = [...path, ...relatives(schema, type)]
  return `{ __typename ${kinds.map((kind) => `... on ${kind.name} { __typename ${fieldsOf(schema, kind, within, isPaging(type) ? depth : depth - 1)} }`).join(' ')} }`
}

const relatives = (schema: GraphQLSchema, type: GraphQLCompositeType) =>
  isObjectType(type)
    ? [type.name, ...type.getInterfaces().map(({ name }) => name)]
    : [type.name, ...schema.getPossibleTypes(type).map(({ name }) => name)]

function fieldsOf(schema: GraphQLSchema, kind: GraphQLNamedType, within: readonly string[], depth: number) {
  const fields = isObjectType(kind) ? Object.values(kind.getFields()) : []
  return fields
    .filter(({ args }) => !args.some(isRequiredArgument))
    .flatMap(({ name, type }) => {
      const named = getNamedType(type)
      if (!isCompositeType(named)) return [name]
      const isDeep = depth <= 0 || within.includes(named.name)
      return isDeep ? [] : [`${name} ${selection(schema, named, within, depth)}`]
    })
    .join(' ')
}

const isPaging = ({ name }: GraphQLNamedType) => /(Connection|Edge)$/.test(name)

/** The queries that answer with rows: a list, or something that has one in it. */
export const queriesWithLists = (schema: GraphQLSchema) =>
  Object.values(schema.getQueryType()?.getFields() ?? {})
    .filter(({ type }) => hasList(schema, type, []))
    .map(({ name }) => name)

function hasList(schema: GraphQLSchema, type: GraphQLOutputType, seen: readonly string[]): boolean {
  if (isNonNullType(type)) return hasList(schema, type.ofType, seen)
  if (isListType(type)) return true
  if (!isCompositeType(type) || seen.includes(type.name)) return false
  const kinds = isAbstractType(type) ? schema.getPossibleTypes(type) : [type]
  return kinds.some((kind) =>
    Object.values(kind.getFields()).some((field) => hasList(schema, field.type, [...seen, type.name])),
  )
}
