import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { readCommandLine, wholeNumber } from '#platform/command-line.ts'
import { openDatabase } from '#platform/database/db.ts'
import { checkAll } from '../../bench/search/check.ts'
import { hardQuestionsOf } from '../../bench/search/hard-questions.ts'
import { ensureKnownCompany } from '../../bench/search/known-company.ts'
import { questionsOf } from '../../bench/search/questions.ts'
import { aCitusCluster } from './servers.ts'

// npm run test:citus -- FOLDER: the search over a coordinator and two workers, from distribute to gather.
const { words, values } = readCommandLine({
  usage: 'npm run test:citus -- FOLDER [--candidates N]',
  about: 'The search on Citus with real processes, in a folder made by test/citus/build.sh. Takes minutes; needs root.',
  // Three chunks; one student's edit is in one of them.
  options: { candidates: { type: 'string', default: '40000' } },
  words: 1,
})
const candidates = wholeNumber('candidates', values.candidates, 10_000, 1_000_000)
const [root = ''] = words
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1))
const { coordinator, workers, close } = await aCitusCluster(root)
const { db, close: leave } = openDatabase(coordinator.url, { statementTimeout: 0 })
let wrong = 0
let folding: ReturnType<typeof startWorker> | undefined
try {
  await run('seeds/command.ts', '--candidates', String(candidates))
  const world = await ensureKnownCompany(db, candidates)
  const questions = [...questionsOf(world), ...(await hardQuestionsOf(db, world))]
  const expectAnswers = async (moment: string) => {
    const found = await checkAll(coordinator.url, world, questions)
    tell(moment, found.wrong.length, `${questions.length} questions against plain SQL`)
    for (const { question, found: count, plainly } of found.wrong) tell(question, 1, `${count}, plainly ${plainly}`)
  }
  folding = startWorker()
  await run('scripts/search-index.ts', 'distribute', '--copies', '2')
  await expectLying('distributed', true)
  await edit(1)
  await expectAnswers('edited')
  await expectFolded()
  await expectBits('edited and folded')
  await sql`update candidate set graduation_year = 2026 where ordinal = 1000`.execute(db)
  await expectFolded()
  await run('scripts/search-index.ts', 'rebuild')
  await expectLying('rebuilt', true)

  await workers[1]?.kill()
  await edit(2)
  await expectAnswers('edited with one worker away')
  const { rows } = await sql<{ answering: number }>`select (search_workers()->>'answering')::int as answering`.execute(
    db,
  )
  tell('workers that answer', rows[0]?.answering === 1 ? 0 : 1, String(rows[0]?.answering))
  await workers[1]?.start()
  await expectFolded()
  await expectBits('the worker back')

  await run('scripts/search-index.ts', 'gather')
  await expectLying('gathered', false)
  await edit(3)
  await expectAnswers('gathered')
  await expectFolded()
  await expectBits('gathered')
} finally {
  await folding?.stop()
  await leave()
  await close()
}
process.stdout.write(`${wrong === 0 ? 'green' : 'RED'}, ${wrong} wrong\n`)
process.exit(wrong === 0 ? 0 : 1)

function tell(moment: string, faults: number, what: string) {
  wrong += faults
  const seconds = Math.round(performance.now() / 1000)
  process.stdout.write(`${faults === 0 ? 'green' : 'RED  '} ${String(seconds).padStart(5)} s  ${moment}: ${what}\n`)
}

async function run(...args: string[]) {
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, DATABASE_URL: coordinator.url, LOG_LEVEL: 'fatal' },
  })
  return stdout
}

function startWorker() {
  const child = spawn(process.execPath, ['src/worker.ts'], {
    env: { ...process.env, DATABASE_URL: coordinator.url, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'close')
  return {
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function expectLying(moment: string, isOverWorkers: boolean) {
  const { rows } = await sql<{ is: boolean }>`select is_search_over_workers() as is`.execute(db)
  tell(moment, rows[0]?.is === isOverWorkers ? 0 : 1, isOverWorkers ? 'the bits lie on workers' : 'the bits lie here')
}

async function expectBits(moment: string) {
  const said = await run('scripts/search-index.ts', 'verify').catch((error: unknown) => String(error))
  const [, bits = '?'] = /(\d+) wrong bits/.exec(said) ?? []
  tell(moment, bits === '0' ? 0 : 1, `${bits} wrong bits`)
}

/** Students of one remainder leave, choose other years and places, and write something else. */
async function edit(remainder: number) {
  await sql`update candidate set status = 'HIDDEN' where ordinal % 200 = ${remainder}`.execute(db)
  await sql`update candidate set graduation_year = 2027, area_preference_ids = '{13,23}', self_introduction = '研究を続けました'
    where ordinal % 200 = ${remainder + 50}`.execute(db)
  await sql`update candidate_activity set last_active_at = now() where ordinal % 200 = ${remainder + 100}`.execute(db)
  await sql`update company_candidate set bookmarked_at = case when bookmarked_at is null then now() end
    where candidate_ordinal % 20 = ${remainder}`.execute(db)
}

async function expectFolded() {
  const started = performance.now()
  for (const end = started + 180_000; performance.now() < end; await sleep(300)) {
    const { rows } = await sql<{ count: number }>`
      select ((select count(*) from search_flip) + (select count(*) from search_delta))::int as count`.execute(db)
    if (rows[0]?.count === 0)
      return tell('folding', 0, `nothing waits after ${Math.round((performance.now() - started) / 1000)} s`)
  }
  tell('folding', 1, 'edits wait after three minutes')
}
