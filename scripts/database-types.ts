import { execFileSync } from 'node:child_process'
import { withScratchDatabase } from './scratch-database.ts'

const file = 'src/platform/database-types.ts'

// Filled in by a trigger, so nobody has to name them.
const filled = [
  'blocked_company',
  'company_candidate',
  'company_candidate_label',
  'favorite_company',
  'scout_invitation',
]
const columns = Object.fromEntries(filled.map((table) => [`${table}.candidate_ordinal`, 'Generated<number>']))

await withScratchDatabase((url) => {
  const options = [
    `--url=${url}`,
    '--dialect=postgres',
    '--camel-case',
    '--date-parser=string',
    '--type-mapping={"int8":"number"}',
    '--default-schema=public',
    '--include-pattern=public.*',
    '--exclude-pattern={schema_migration,rate_limit}',
    `--overrides=${JSON.stringify({ columns })}`,
    `--out-file=${file}`,
  ]
  execFileSync(process.execPath, ['node_modules/kysely-codegen/dist/cli/bin.js', ...options], {
    stdio: 'inherit',
  })
})
