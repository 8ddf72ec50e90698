import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'

type Variables = Record<string, unknown>
type Operation = 'query' | 'mutation'
/** One place where a request can bring something: the field that is asked and the way to the value. */
export type Place = { operation: Operation; field: string; path: readonly string[]; type: GraphQLInputType }

const nameOf = ({ field, path }: Place) => `${field} ${path.join('.')}`
const rootsOf = (schema: GraphQLSchema) =>
  [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const

/** The places of all root fields by name, also the places inside of inputs. */
export const placesOf = (schema: GraphQLSchema, isWanted: (type: GraphQLInputType) => boolean) =>
  rootsOf(schema).flatMap(([operation, root]) =>
    Object.values(root?.getFields() ?? {}).flatMap(({ name: field, args }) =>
      args
        .flatMap(({ name, type }) => below(type, [name]))
        .filter(({ type }) => isWanted(type))
        .map((inner) => [nameOf({ operation, field, ...inner }), { operation, field, ...inner }] as const),
    ),
  )

function below(given: GraphQLInputType, path: readonly string[]): Pick<Place, 'path' | 'type'>[] {
  const type = getNullableType(given)
  const inner = isListType(type)
    ? below(type.ofType, [...path, '0'])
    : isInputObjectType(type)
      ? Object.values(type.getFields()).flatMap((field) => below(field.type, [...path, field.name]))
      : []
  return [{ path, type }, ...inner]
}

export const isText = (type: GraphQLInputType) => ['String', 'ID'].includes(String(type))

const plain: Record<string, unknown> = {
  ID: '01234567-89ab-7def-8123-456789abcdef',
  String: 'とくに理由のない、ためしの言葉です。',
  Int: 1,
  Float: 1,
  Boolean: true,
  Date: '2027-04-01',
  DateTime: '2027-04-01T00:00:00Z',
}

/** The smallest value of a type: only required fields. */
function least(given: GraphQLInputType): unknown {
  const type = getNullableType(given)
  if (isListType(type)) return []
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (!isInputObjectType(type)) return plain[String(type)]
  const required = Object.values(type.getFields()).filter(
    (field) => isNonNullType(field.type) && field.default === undefined && field.defaultValue === undefined,
  )
  return Object.fromEntries(required.map((field) => [field.name, least(field.type)]))
}

/** Changes the value at the path, and makes the values that are missing on the way. */
function put(
  type: GraphQLInputType,
  given: unknown,
  path: readonly string[],
  change: (old: unknown) => unknown,
): unknown {
  const bare = getNullableType(type)
  const [first, ...rest] = path
  if (first === undefined) return change(given)
  if (isListType(bare)) {
    const [head, ...tail] = Array.isArray(given) ? given : []
    return [put(bare.ofType, head ?? least(bare.ofType), rest, change), ...tail]
  }
  const field = isInputObjectType(bare) ? bare.getFields()[first] : undefined
  if (!field) throw new Error(`no ${first} in ${String(bare)}`)
  const whole = (given ?? least(bare)) as Variables
  return { ...whole, [first]: put(field.type, whole[first], rest, change) }
}

/** The question for a place, and its variables with one value changed. Other arguments hold the smallest value. */
export function questionOf(schema: GraphQLSchema, place: Place, given: Variables, change: (old: unknown) => unknown) {
  const root = place.operation === 'query' ? schema.getQueryType() : schema.getMutationType()
  const field = root?.getFields()[place.field]
  if (!field) throw new Error(`no ${place.field}`)
  const [top = '', ...rest] = place.path
  const wanted = field.args.filter(
    ({ name, type, default: preset, defaultValue }) =>
      name === top || name in given || (isNonNullType(type) && preset === undefined && defaultValue === undefined),
  )
  const variables = Object.fromEntries(
    wanted.map(({ name, type }) => {
      const value = given[name] ?? least(type)
      return [name, name === top ? put(type, value, rest, change) : value]
    }),
  )
  const head = wanted.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const passed = wanted.map(({ name }) => `${name}: $${name}`).join(', ')
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : ''
  return { query: `${place.operation}(${head}) { ${place.field}(${passed})${selection} }`, variables }
}
