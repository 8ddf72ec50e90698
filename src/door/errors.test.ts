import { buildSchema, execute, type GraphQLError, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { maskError } from './errors.ts'

const schema = buildSchema('enum Kind { ONE } type Query { kind: Kind, count: Int, argument(of: Int): Int }')
const ask = async (query: string, rootValue = {}) => {
  const { errors } = await execute({ schema, document: parse(query), rootValue })
  return (errors ?? []).map((error: GraphQLError) => maskError(error, 'request-1').toJSON())
}

test('§8 a value of ours that does not fit its type is our error, and nobody reads the value', async () => {
  const [ofEnum] = await ask('{ kind }', { kind: 'SECRET_VALUE' })
  const [ofNumber] = await ask('{ count }', { count: 'secret value' })
  for (const error of [ofEnum, ofNumber]) {
    expect(error?.extensions).toEqual({ code: 'internal_server_error', requestId: 'request-1' })
    expect(error?.message).toBe('エラーが発生しました。時間をおいて、もう一度お試しください。')
    expect(JSON.stringify(error).toLowerCase()).not.toContain('secret')
  }
})

test('§8 a value of the query that does not fit its type is the query’s error', async () => {
  const [error] = await ask('{ argument(of: "text") }')
  expect(error?.extensions).toMatchObject({ code: 'invalid_query' })
  expect(error?.message).toContain('text')
})

test('§8 a mistake suggests no name of a schema that is not told', () => {
  const masked = (suggests: boolean) =>
    validate(schema, parse('{ knd argumnt(of: 1) }')).map(
      (error) => maskError(error, 'request-1', { suggests }).message,
    )
  expect(masked(true).join()).toContain('Did you mean')
  expect(masked(false)).toEqual([
    'Cannot query field "knd" on type "Query".',
    'Cannot query field "argumnt" on type "Query".',
  ])
})
