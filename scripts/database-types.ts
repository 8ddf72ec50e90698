import { execFileSync } from 'node:child_process'
import pg from 'pg'
import { withScratchDatabase } from './scratch-database.ts'

const file = 'src/platform/database-types.ts'

// Filled in by a trigger, so nobody has to name them.
const filled = [
  'blocked_company',
  'company_candidate',
  'company_candidate_label',
  'favorite_company',
  'job_interest',
  'scout_invitation',
]
const filledColumns = Object.fromEntries(filled.map((table) => [`${table}.candidate_ordinal`, 'Generated<number>']))

type Check = { column: string; definition: string; isNullable: boolean; hasDefault: boolean }

/** Columns that a CHECK constraint holds to a list of words, each with the union of these words. */
async function wordColumns(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Check>(`
    select format('%s.%s', relname, attname) as column, pg_get_constraintdef(pg_constraint.oid) as definition,
      not attnotnull as "isNullable", atthasdef as "hasDefault"
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'c' and cardinality(conkey) = 1 and connamespace = 'public'::regnamespace and not relispartition
    order by 1`)
  await client.end()
  return Object.fromEntries(
    rows.flatMap(({ column, definition, isNullable, hasDefault }) => {
      const words = wordsOf(definition)
      if (!words) return []
      const union = [...words, ...(isNullable ? ['null'] : [])].join(' | ')
      return [[column, hasDefault ? `Generated<${union}>` : union]]
    }),
  )
}

/** The words of `CHECK ((status = ANY (ARRAY['A'::text, 'B'::text])))` or of `CHECK ((provider = 'A'::text))`. */
const wordsOf = (definition: string) =>
  /^CHECK \(\(\w+ = (?:ANY \(ARRAY\[)?'\w+'::text(?:, '\w+'::text)*(?:\]\))?\)\)$/.test(definition)
    ? definition.match(/'\w+'/g)
    : null

await withScratchDatabase(async (url) => {
  const columns = { ...filledColumns, ...(await wordColumns(url)) }
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
