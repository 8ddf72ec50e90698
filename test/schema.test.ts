import { readFileSync } from 'node:fs'
import { lexicographicSortSchema, printSchema as printGraphql } from 'graphql'
import { expect, test } from 'vitest'
import { schema } from '#graphql/schema.ts'
import { printSchema } from '#platform/print-schema.ts'
import { testDatabase } from './database.ts'

test('schema.sql is what the migrations make (npm run db:schema writes it)', async () => {
  const { url, close } = await testDatabase()
  const printed = await printSchema(url)
  await close()
  expect(printed).toBe(readFileSync('schema.sql', 'utf8'))
})

test('schema.graphql is what the code says (npm run codegen writes it)', () => {
  expect(readFileSync('schema.graphql', 'utf8')).toBe(`${printGraphql(lexicographicSortSchema(schema))}\n`)
})
