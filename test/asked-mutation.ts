import {
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  getNamedType,
  print,
  astFromValue,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'

const scalars: Record<string, unknown> = {
  ID: '01234567-89ab-7def-8123-456789abcdef',
  String: 'とくに理由のない、ためしの言葉です。',
  Int: 1,
  Float: 1,
  Boolean: true,
  Date: '2027-04-01',
  DateTime: new Date('2027-04-01T00:00:00Z'),
}

/** A value of the type: required fields are set, lists are empty, ids belong to no row. */
function valueOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType)
  if (isListType(type)) return []
  if (isEnumType(type)) return type.getValues()[0]?.value
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
        .map((field) => [field.name, valueOf(field.type)]),
    )
  return scalars[type.name]
}

const isWanted = (type: GraphQLInputType, defaultValue: unknown) => isNonNullType(type) && defaultValue === undefined

/** A root field with valid arguments, so that only the viewer can be the reason of a refusal. */
export function askedField(operation: 'query' | 'mutation' | 'subscription', field: GraphQLField<unknown, unknown>) {
  const args = field.args
    .filter(({ type, defaultValue }) => isWanted(type, defaultValue))
    .map(({ name, type }) => {
      const node = astFromValue(valueOf(type), type)
      return `${name}: ${node ? print(node) : 'null'}`
    })
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'
  return `${operation} { ${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${selection} }`
}

/** Every mutation of a schema, by its name. */
export const askedMutations = (schema: GraphQLSchema) =>
  fieldsOf(schema.getMutationType()).map((field) => [field.name, askedField('mutation', field)] as const)

export const askedSubscriptions = (schema: GraphQLSchema) =>
  fieldsOf(schema.getSubscriptionType()).map((field) => [field.name, askedField('subscription', field)] as const)

export const askedQueries = (schema: GraphQLSchema) =>
  fieldsOf(schema.getQueryType()).map((field) => [field.name, askedField('query', field)] as const)

const fieldsOf = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {})
