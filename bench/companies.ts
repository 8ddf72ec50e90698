import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { readCommandLine, wholeNumber } from '#platform/command-line.ts'
import { searchCompanies } from '#domain/company-search/queries.ts'
import { requireWishes } from '#domain/company-search/queries.ts'
import { companyPageSize } from '#domain/company-search/condition/rules.ts'
import type { OwnCandidateId } from '#domain/viewer/viewer.ts'
import { openDatabaseServer } from '#platform/database/database-server.ts'
import { openDatabase, type Db } from '#platform/database/db.ts'
import { migrate } from '#platform/database/migrate.ts'
import { makeCompanies } from './companies/crowd.ts'
import { countOptionsPlainly, countPlainly, pagePlainly } from './companies/plain-question.ts'
import { questions } from './companies/questions.ts'
import { fine, mean, spreadOf, timed } from './search/timing.ts'

// Students looking for companies: page, number and counts beside every option of each written question, by the index
// and by plain SQL in the same run, which has to say the same.
const { values } = readCommandLine({
  usage: 'npm run bench:companies -- [--companies N] [--data-dir DIR] [--times N]',
  about: 'Students looking for one of many companies, by the index and by plain SQL in turn, as a table and as JSON.',
  options: {
    companies: { type: 'string', default: '10000' },
    'data-dir': { type: 'string', default: '.data/bench-companies' },
    times: { type: 'string', default: '40' },
  },
})
const companies = wholeNumber('companies', values.companies, 1, 1_000_000)
const times = wholeNumber('times', values.times, 1, 10_000)
const targetMs = 5

const server = await openDatabaseServer({
  databaseUrl: undefined,
  databaseDirectUrl: undefined,
  dataDir: resolve(join(values['data-dir'], String(companies))),
})
try {
  await migrate(server.url, 'migrations')
  const { db, pool, close } = openDatabase(server.url, { statementTimeout: 0 })
  const student = (await findStudent(db)) ?? (await makeCompanies(db, companies))
  for (const table of ['company', 'contract', 'job', 'company_search', 'company_search_word', 'company_search_bits'])
    await pool.query(`vacuum analyze ${table}`)
  const wishes = await requireWishes(db, student)
  const rows = []
  for (const { what, offset, ...question } of questions)
    rows.push({ what, ...(await ask(db, student, { ...question, wishes }, offset)) })
  console.table(rows)
  const all = spreadOf(rows.map(({ p50Ms }) => p50Ms))
  const ratio = fine(mean(rows.map(({ plainMs }) => plainMs)) / mean(rows.map(({ p50Ms }) => p50Ms)))
  const verdict = all.p50Ms <= targetMs ? 'reached' : 'missed'
  console.log(
    `${companies} companies: p50 ${all.p50Ms} ms of ${targetMs} ms (${verdict}), slowest question ${all.maxMs} ms`,
  )
  console.log(`plain SQL takes ${ratio} times as long at the mean`)
  const wrong = rows.filter(({ isSame }) => !isSame).map(({ what }) => what)
  if (wrong.length > 0) {
    console.error(`another answer than plain SQL: ${wrong.join(', ')}`)
    process.exitCode = 1
  }
  mkdirSync('bench/results', { recursive: true })
  const machine = { cores: cpus().length, processor: cpus()[0]?.model, node: process.version }
  writeFileSync(
    `bench/results/companies-${companies}.json`,
    `${JSON.stringify({ machine, companies, all, ratio, verdict, asked: rows }, null, 2)}\n`,
  )
  await close()
} finally {
  await server.stop()
}

type Question = Parameters<typeof searchCompanies>[2]

async function ask(db: Db, student: OwnCandidateId, question: Question, offset: number) {
  const page = { first: companyPageSize, offset, withOptions: true }
  const measured: number[] = []
  let answer = await searchCompanies(db, student, question, page)
  for (let n = 0; n < times; n += 1) {
    const { result, ms } = await timed(() => searchCompanies(db, student, question, page))
    answer = result
    measured.push(ms)
  }
  const plain = async () => ({
    total: await countPlainly(db, student, question),
    ids: await pagePlainly(db, student, question, page),
    counts: await countOptionsPlainly(db, student, question),
  })
  await plain()
  const { result, ms } = await timed(plain)
  const sorted = (counts: readonly unknown[]) =>
    counts
      .map((count) => JSON.stringify(count))
      .toSorted()
      .join()
  // In a small crowd nobody may bear the name; then the index gives near names, and plain SQL finds none.
  const isSame = answer.isNearName
    ? result.total === 0
    : result.total === answer.total &&
      result.ids.join() === answer.companyIds.join() &&
      sorted(result.counts) === sorted(answer.optionCounts)
  const { p50Ms, p95Ms } = spreadOf(measured)
  // On a busy machine the quickest run is nearest to what the work itself takes.
  return {
    found: answer.total,
    bestMs: fine(Math.min(...measured)),
    p50Ms,
    p95Ms,
    plainMs: fine(ms),
    times: fine(ms / p50Ms),
    isSame,
  }
}

async function findStudent(db: Db) {
  const row = await db.selectFrom('candidate').select('id').limit(1).executeTakeFirst()
  return row?.id as OwnCandidateId | undefined
}
