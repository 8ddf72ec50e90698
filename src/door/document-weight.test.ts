import { complexityFromQuery } from '@pothos/plugin-complexity'
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { limits } from '#graphql/limits.ts'
import { ownDocuments } from '../server/http/own-documents.ts'
import { adminSchema } from './admin-schema.ts'
import { parseWithin } from './limits.ts'
import { schema } from './schema.ts'

const scalars: Record<string, unknown> = {
  Int: 100,
  Float: 1,
  Boolean: true,
  Date: '2027-04-01',
  DateTime: '2027-04-01T00:00:00Z',
}

/** A value of an input type, with the longest page that a question may have. */
function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType)
  if (isListType(type)) return [sampleOf(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (!isInputObjectType(type)) return scalars[type.name] ?? 'x'
  const fields = Object.values(type.getFields()).filter(
    (field) => isNonNullType(field.type) || getNamedType(field.type).name === 'Int',
  )
  const chosen = type.isOneOf ? Object.values(type.getFields()).slice(0, 1) : fields
  return Object.fromEntries(chosen.map((field) => [field.name, sampleOf(field.type)]))
}

function variablesOf(of: GraphQLSchema, { definitions }: DocumentNode) {
  const operation = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION)
  const variables = operation?.variableDefinitions ?? []
  return Object.fromEntries(
    variables.map(({ variable, type }) => [
      variable.name.value,
      sampleOf(typeFromAST(of, type as never) as GraphQLInputType),
    ]),
  )
}

describe('§8 a document of our own pages is weighed here, and not for each request', () => {
  test.each([
    ['public', schema],
    ['admin', adminSchema],
  ] as const)('%s', (name, of) => {
    const heavy: object[] = []
    for (const text of ownDocuments[name]) {
      if (/^\s*fragment/.test(text)) continue
      const document = parseWithin(text)
      const weight = complexityFromQuery(document, { schema: of, variables: variablesOf(of, document) })
      if (weight.complexity > limits.complexity || weight.depth > limits.depth || weight.breadth > limits.breadth)
        heavy.push({ text, ...weight })
    }
    expect(heavy).toEqual([])
  })
})
