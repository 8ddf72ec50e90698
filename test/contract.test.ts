import { readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { filters } from '#domain/candidate-search/rules/filters.ts'
import * as contract from './contract.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [asked = '', given = ''] = line.split('->')
      const [name = '', ...args] = asked.trim().split(/\s+/)
      return { name, args, given: given.trim() }
    })

/** Fields of every kind a type comes as. */
function fieldsOf(type: GraphQLNamedType): Record<string, GraphQLField<unknown, unknown>> {
  if (isUnionType(type)) return Object.assign({}, ...type.getTypes().map(fieldsOf))
  if (isInterfaceType(type))
    return Object.assign({}, type.getFields(), ...schema.getPossibleTypes(type).map((kind) => kind.getFields()))
  return isObjectType(type) ? type.getFields() : {}
}

function expectOperation(
  root: GraphQLObjectType | null | undefined,
  { name, args, given }: ReturnType<typeof lines>[number],
) {
  const field = root?.getFields()[name]
  if (!field) throw new Error(`${name} does not exist`)
  const asked = new Map(field.args.map((argument) => [argument.name, argument]))
  for (const arg of args) {
    const argument = asked.get(arg.replace('?', ''))
    expect(argument, `${name}(${arg})`).toBeDefined()
    if (arg.endsWith('?') && argument)
      expect(isRequiredArgument(argument), `${name}(${arg}) may be left out`).toBe(false)
  }
  // No argument is required beyond the specification.
  for (const argument of field.args.filter(isRequiredArgument))
    expect(args, `${name} demands ${argument.name}`).toContain(argument.name)
  const [path = '', inside] = given.split(': ')
  const steps = inside === undefined ? [] : path.split(/[.,] ?/)
  const named = (inside ?? path).split(/[ ,]+/).filter(Boolean)
  let type = getNamedType(field.type)
  for (const step of steps) {
    const next = fieldsOf(type)[step]
    expect(next, `${name} gives ${step}`).toBeDefined()
    if (next && Object.keys(fieldsOf(getNamedType(next.type))).length > 0) type = getNamedType(next.type)
  }
  expect(Object.keys(fieldsOf(type)), `${name} gives`).toEqual(expect.arrayContaining(named))
}

describe('§7 every call exists with its arguments', () => {
  test.each(lines(contract.queries))('§7 query $name', (line) => expectOperation(schema.getQueryType(), line))
  test.each(lines(contract.mutations))('§7 mutation $name', (line) => expectOperation(schema.getMutationType(), line))
  test.each(lines(contract.subscriptions))('§7 subscription $name', (line) =>
    expectOperation(schema.getSubscriptionType(), line),
  )

  test('§7 every condition of the search, all optional', () => {
    const input = schema.getType('SearchCandidateCondition')
    const fields = isInputObjectType(input) ? Object.values(input.getFields()) : []
    const names = fields.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(contract.conditions.split(/\s+/)))
    // Beyond §7 there are only filters of the house.
    expect(names.filter((name) => !contract.conditions.split(/\s+/).includes(name) && !(name in filters))).toEqual([])
    expect(fields.filter(({ type }) => isNonNullType(type))).toEqual([])
  })

  test('§7 the contents of a job, each with its order', () => {
    const { createJobDescription } = schema.getMutationType()?.getFields() ?? {}
    const contents = createJobDescription?.args.find(({ name }) => name === 'contents')
    const input = contents && getNamedType(contents.type)
    const lists = isInputObjectType(input) ? input.getFields() : {}
    expect(Object.keys(lists).toSorted()).toEqual(contract.contentLists.split(' ').toSorted())
    for (const list of Object.values(lists)) {
      const block = getNamedType(list.type)
      expect(isInputObjectType(block) && Object.keys(block.getFields())).toContain('order')
    }
  })
})
