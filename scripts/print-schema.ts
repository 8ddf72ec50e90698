import { readFileSync, writeFileSync } from 'node:fs'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { readCommandLine } from '#platform/command-line.ts'
import { adminSchema } from '#door/admin-schema.ts'
import { schema } from '#door/schema.ts'

// Every change of the API is a readable diff of these files.
const files = { 'schema.graphql': schema, 'schema.admin.graphql': adminSchema }
const { values } = readCommandLine({
  usage: 'npm run codegen',
  about: 'Prints schema.graphql and schema.admin.graphql from the code; --check compares them alone.',
  options: { check: { type: 'boolean' } },
})
for (const [file, built] of Object.entries(files)) {
  const printed = `${printSchema(lexicographicSortSchema(built))}\n`
  if (!values.check) writeFileSync(file, printed)
  else if (readFileSync(file, 'utf8') !== printed) {
    process.stderr.write(`${file} is not what the code says: run npm run codegen\n`)
    process.exitCode = 1
  }
}
