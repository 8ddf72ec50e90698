import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql'

type Field = GraphQLField<unknown, unknown>
const fieldsOf = (type: GraphQLNamedType): Field[] =>
  isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : []
const namesStudent = (name: string) => /candidate/i.test(name)

/** The names of an argument, of its type and of all that is inside it. */
function namesOf(name: string, type: GraphQLNamedType, seen = new Set<string>()): string[] {
  if (seen.has(type.name)) return []
  seen.add(type.name)
  const inside = isInputObjectType(type) ? Object.values(type.getFields()) : []
  return [name, type.name, ...inside.flatMap((field) => namesOf(field.name, getNamedType(field.type), seen))]
}

/**
 * Every field a student may be seen through, as "Type.field": a query or subscription from which SearchCandidate can be
 * reached; a field of any type that gives a SearchCandidate, or says something of candidates in a number or a text; a
 * query, mutation or subscription that names candidates in its name, its arguments or its answer.
 */
export function fieldsOfStudents(schema: GraphQLSchema): string[] {
  const isStudent = (type: GraphQLNamedType) =>
    type.name === 'SearchCandidate' ||
    (isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'SearchCandidate'))
  const reaches = (type: GraphQLNamedType, seen = new Set<string>()): boolean => {
    if (isStudent(type)) return true
    if (seen.has(type.name) || !isCompositeType(type)) return false
    seen.add(type.name)
    const next = fieldsOf(type).map((field) => getNamedType(field.type))
    return [...next, ...(isAbstractType(type) ? schema.getPossibleTypes(type) : [])].some((one) => reaches(one, seen))
  }
  const saysSo = ({ name, args, type }: Field) => {
    const answer = getNamedType(type)
    const asked = args.flatMap((argument) => namesOf(argument.name, getNamedType(argument.type)))
    return [name, ...asked, answer.name, ...fieldsOf(answer).map((field) => field.name)].some(namesStudent)
  }
  const [query, mutation, subscription] = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ]
  const named = (owner: GraphQLNamedType | null | undefined, which: (field: Field) => boolean) =>
    owner
      ? fieldsOf(owner)
          .filter(which)
          .map(({ name }) => `${owner.name}.${name}`)
      : []
  const roots = [query, mutation, subscription]
  const inner = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !isStudent(type) && !roots.includes(type) && !type.name.startsWith('__'),
  )
  return [
    ...named(query, (field) => reaches(getNamedType(field.type)) || saysSo(field)),
    ...named(subscription, (field) => reaches(getNamedType(field.type)) || saysSo(field)),
    ...named(mutation, (field) => isStudent(getNamedType(field.type)) || saysSo(field)),
    ...inner.flatMap((type) =>
      named(type, (field) => {
        const answer = getNamedType(field.type)
        return isStudent(answer) || (isLeafType(answer) && namesStudent(field.name))
      }),
    ),
  ]
}
