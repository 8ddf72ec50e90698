import { readFileSync, writeFileSync } from 'node:fs'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from '#graphql/schema.ts'

// Every change of the API is a readable diff of schema.graphql.
const printed = `${printSchema(lexicographicSortSchema(schema))}\n`
if (!process.argv.includes('--check')) writeFileSync('schema.graphql', printed)
else if (readFileSync('schema.graphql', 'utf8') !== printed) {
  process.stderr.write('schema.graphql is not what the code says: run npm run codegen\n')
  process.exitCode = 1
}
