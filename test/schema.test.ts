import { readFileSync } from 'node:fs'
import { type GraphQLSchema, lexicographicSortSchema, printSchema as printGraphql } from 'graphql'
import { expect, test } from 'vitest'
import { adminSchema } from '#door/admin-schema.ts'
import { schema } from '#door/schema.ts'
import { printSchema } from '#platform/database/print-schema.ts'
import { testDatabase } from './database.ts'

test('schema.sql is what the migrations make (npm run db:schema writes it)', async () => {
  const { url, close } = await testDatabase()
  const printed = await printSchema(url)
  await close()
  expect(printed).toBe(readFileSync('schema.sql', 'utf8'))
})

test.each([
  ['schema.graphql', schema],
  ['schema.admin.graphql', adminSchema],
])('%s is what the code says (npm run codegen writes it)', (file, built) => {
  expect(readFileSync(file, 'utf8')).toBe(`${printGraphql(lexicographicSortSchema(built))}\n`)
})

test('§6 no field of the operator is in the public schema, and none of the others in the operator’s', () => {
  const mutations = (built: GraphQLSchema) => Object.keys(built.getMutationType()?.getFields() ?? {})
  expect(mutations(schema).filter((name) => mutations(adminSchema).includes(name))).toEqual([])
})
