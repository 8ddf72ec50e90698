import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { printSchema } from '#platform/print-schema.ts'
import { testDatabase } from './database.ts'

test('schema.sql is what the migrations make (npm run db:schema writes it)', async () => {
  const { url, close } = await testDatabase()
  const printed = await printSchema(url)
  await close()
  expect(printed).toBe(readFileSync('schema.sql', 'utf8'))
})
