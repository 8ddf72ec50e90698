import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import pg from 'pg'
import { readCommandLine } from '#platform/command-line.ts'
import { withScratchDatabase } from './scratch-database.ts'

readCommandLine({
  usage: 'npm run db:types',
  about: 'Prints src/platform/database/database-types.ts from the migrations.',
})
const file = 'src/platform/database/database-types.ts'

// Filled in by a trigger, so nobody has to name them.
const filled = [
  'blocked_company',
  'company_candidate',
  'company_candidate_label',
  'favorite_company',
  'job_interest',
  'passed_over_candidate',
  'scout_invitation',
]
const filledColumns = Object.fromEntries(filled.map((table) => [`${table}.candidate_ordinal`, 'Generated<number>']))

type Column = { column: string; isNullable: boolean; hasDefault: boolean }
type Check = Column & { definition: string }
type Owner = Column & { noun: 'company' | 'candidate' }

async function readRows<Row extends pg.QueryResultRow>(url: string, query: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(query)
  await client.end()
  return rows
}

/** Columns with the id of a company or of a student: what is read there is the id of a row (decision 75). */
async function ownerColumns(url: string) {
  const rows = await readRows<Owner>(
    url,
    `
    select format('%s.%s', relname, attname) as column, not attnotnull as "isNullable", atthasdef as "hasDefault",
      case when attname like '%company_id' or relname = 'company' then 'company' else 'candidate' end as noun
    from pg_attribute
    join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and (
      attname in ('company_id', 'candidate_id')
      or relname in ('company', 'candidate') and attname = 'id'
      or exists (
        select 1 from pg_constraint
        where contype = 'f' and conrelid = attrelid and conkey = array[attnum]
          and confrelid in ('company'::regclass, 'candidate'::regclass)))
    order by 1`,
  )
  return Object.fromEntries(
    rows.map(({ column, noun, isNullable, hasDefault }) => {
      const type = `OfRow<'${noun}'>${isNullable ? ' | null' : ''}`
      return [column, hasDefault ? `Generated<${type}>` : type]
    }),
  )
}

/** Columns that a CHECK constraint holds to a list of words, each with the union of these words. */
async function wordColumns(url: string) {
  const rows = await readRows<Check>(
    url,
    `
    select format('%s.%s', relname, attname) as column, pg_get_constraintdef(pg_constraint.oid) as definition,
      not attnotnull as "isNullable", atthasdef as "hasDefault"
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'c' and cardinality(conkey) = 1 and connamespace = 'public'::regnamespace and not relispartition
    order by 1`,
  )
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
  const columns = { ...filledColumns, ...(await wordColumns(url)), ...(await ownerColumns(url)) }
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
  // kysely-codegen reads types with the parser that TypeScript 7 no longer has: it prints a stack for each of them, and
  // adds no import. What it prints is in the error where it ends with one.
  execFileSync(process.execPath, ['node_modules/kysely-codegen/dist/cli/bin.js', ...options], {
    stdio: ['inherit', 'inherit', 'pipe'],
  })
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/^import /m, `import type { OfRow } from "#ground/id.ts";\n$&`),
  )
})
