import { execFileSync } from 'node:child_process'
import { withScratchDatabase } from './scratch-database.ts'

const file = 'src/platform/database-types.ts'

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
    `--out-file=${file}`,
  ]
  execFileSync(process.execPath, ['node_modules/kysely-codegen/dist/cli/bin.js', ...options], {
    stdio: 'inherit',
  })
})
