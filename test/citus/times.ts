import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { sql } from 'kysely'
import { readCommandLine, wholeNumber } from '#platform/command-line.ts'
import { openDatabase } from '#platform/database/db.ts'
import { aCitusCluster } from './servers.ts'
import { run, settled } from '../../bench/search/database.ts'
import { hardQuestionsOf } from '../../bench/search/hard-questions.ts'
import { hurtLimits, timeClients, timeQuestions } from '../../bench/search/index-speed.ts'
import { ensureKnownCompany } from '../../bench/search/known-company.ts'
import { timeOptions } from '../../bench/search/option-speed.ts'
import { questionsOf } from '../../bench/search/questions.ts'

// The same students on the same servers: the search by the coordinator alone, then over two workers. All three share the
// processors of this machine, so it shows what asking others costs, not what more machines bring.
const { words, values } = readCommandLine({
  usage: 'npm run bench:citus -- FOLDER [--candidates N]',
  about: 'The search on one server and over two workers of Citus, in a folder made by test/citus/build.sh; needs root.',
  options: { candidates: { type: 'string', default: '20000' } },
  words: 1,
})
const candidates = wholeNumber('candidates', values.candidates, 10_000, 10_000_000)
const [root = ''] = words
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))
const { coordinator, close } = await aCitusCluster(root, { sharedMegabytes: 1024 })
const { url } = coordinator
const { db, pool, close: leave } = openDatabase(url, { statementTimeout: 0 })
try {
  await run(['seeds/command.ts', '--candidates', String(candidates)], { DATABASE_URL: url })
  const world = await ensureKnownCompany(db, candidates)
  const questions = questionsOf(world)
  const hardQuestions = await hardQuestionsOf(db, world)
  const measured = async () => {
    await settled(db, pool)
    const measures = [
      ...(await timeQuestions(url, world, questions)).measures,
      ...(await timeQuestions(url, world, hardQuestions, hurtLimits)).measures,
      ...(await timeOptions(url, world, questions)),
      ...(await timeClients(url, world, questions)),
    ]
    return new Map(measures.map(({ what, unit, value }) => [`${what}, ${unit}`, value]))
  }
  const megabytes = async (size: string) => {
    const { rows } = await sql<{ bytes: number }>`select ${sql.raw(size)}('search_bits') as bytes`.execute(db)
    return Math.round((rows[0]?.bytes ?? 0) / 1e6)
  }
  const alone = await measured()
  alone.set('index, MB', await megabytes('pg_total_relation_size'))
  const begun = performance.now()
  await run(['scripts/search-index.ts', 'distribute', '--copies', '2'], { DATABASE_URL: url })
  const distributeSeconds = Math.round((performance.now() - begun) / 1000)
  const spread = await measured()
  spread.set('index, MB', await megabytes('citus_total_relation_size'))
  const table = [...alone].map(([what, oneServer]) => {
    const twoWorkers = spread.get(what) ?? 0
    return { what, oneServer, twoWorkers, ratio: Math.round((twoWorkers / oneServer) * 100) / 100 }
  })
  for (const { what, oneServer, twoWorkers, ratio } of table)
    process.stdout.write(`${what.padEnd(42)} ${oneServer} by one server, ${twoWorkers} over two workers, × ${ratio}\n`)
  process.stdout.write(
    `${candidates} students; distributed in ${distributeSeconds} s; load of the machine ${loadavg()[0]}\n`,
  )
  const machine = { cores: cpus().length, processor: cpus()[0]?.model, node: process.version, load: loadavg() }
  mkdirSync('bench/results', { recursive: true })
  const result = { machine, candidates, distributeSeconds, table }
  writeFileSync(`bench/results/citus-${candidates}.json`, `${JSON.stringify(result, null, 2)}\n`)
} finally {
  await leave()
  await close()
}
