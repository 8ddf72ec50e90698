import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { readCommandLine, wholeNumber } from '#platform/command-line.ts'
import { graceSeconds } from '#domain/assessment/sitting/clock/rules.ts'
import { sectionMinutes } from '#domain/assessment/item/rules.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { openLifecycle } from '#platform/lifecycle.ts'
import { openKilledServer } from './assessment/server.ts'
import { openStudent, type Measures } from './assessment/student.ts'
import { round } from './load.ts'

// Students sit the first section at once on one server process, which is killed twice. In the end every answer has to
// be stored and every clock right.
const { values } = readCommandLine({
  usage: 'npm run bench:assessment -- [--students N] [--seconds N] [--pace SECONDS]',
  about: 'Students who sit a section at once on one server that is killed twice, as a table and as JSON.',
  options: {
    students: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '240' },
    pace: { type: 'string', default: '50' },
  },
})
const students = wholeNumber('students', values.students, 1, 100_000)
const seconds = wholeNumber('seconds', values.seconds, 1, 3_600)
const paceSeconds = wholeNumber('pace', values.pace, 1, 3_600)
const kills = 2

const lifecycle = openLifecycle()
try {
  const dataDir = mkdtempSync(join(tmpdir(), 'yoake-assessment-'))
  lifecycle.onStop('files', () => rmSync(dataDir, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ dataDir, durable: true })
  lifecycle.onStop('PostgreSQL', postgres.stop)
  const server = await openKilledServer(postgres.url, dataDir, lifecycle)
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  lifecycle.onStop('people', () => client.end())

  const measures: Measures = { startMs: [], saveMs: [], beatMs: [], resent: 0, busy: 0 }
  const cookies = await addStudents(client, students)
  const sitting = cookies.map((cookie, number) => openStudent({ url: server.url, cookie, measures }, number))
  const began = performance.now()
  await inTurns(sitting, 16, (student) => student.begin())
  const beginSeconds = round((performance.now() - began) / 1000)

  const from = performance.now()
  const until = from + seconds * 1000
  const outages: number[] = []
  const killing = (async () => {
    for (let kill = 1; kill <= kills; kill += 1) {
      await sleep(Math.max(0, from + (kill * seconds * 1000) / (kills + 1) - performance.now()))
      const killedAt = performance.now()
      await server.kill()
      await server.start()
      outages.push(round((performance.now() - killedAt) / 1000))
    }
  })()
  await Promise.all([killing, ...sitting.map((student) => student.sit({ until, paceSeconds }))])
  const took = (performance.now() - from) / 1000

  const result = {
    students,
    seconds: round(took),
    paceSeconds,
    beginSeconds,
    startP95Ms: at(measures.startMs, 0.95),
    saves: measures.saveMs.length,
    savesPerSecond: round(measures.saveMs.length / took),
    saveMedianMs: at(measures.saveMs, 0.5),
    saveP95Ms: at(measures.saveMs, 0.95),
    saveP99Ms: at(measures.saveMs, 0.99),
    beats: measures.beatMs.length,
    beatP95Ms: at(measures.beatMs, 0.95),
    kills,
    outageSeconds: outages.join(', '),
    resent: measures.resent,
    busy: measures.busy,
    ...(await lost(client, sitting)),
    wrongClocks: await wrongClocks(client),
  }
  console.table(Object.entries(result).map(([measure, value]) => ({ measure, value })))
  mkdirSync('bench/results', { recursive: true })
  writeFileSync('bench/results/assessment.json', `${JSON.stringify(result, null, 2)}\n`)
  await lifecycle.stop('measured')
} catch (error) {
  console.error(error)
  await lifecycle.stop('failed', 1)
}

/** Sessions are inserted directly, as the limits of signing in would refuse so many. */
async function addStudents(client: pg.Client, count: number) {
  const { rows } = await client.query<{ id: string }>(
    `insert into candidate (status, department_category, graduation_year)
    select 'ACTIVE', 'HUMANITIES', (select max(year) from graduation_year) from generate_series(1, $1) returning id`,
    [count],
  )
  const tokens = rows.map(() => randomBytes(32).toString('base64url'))
  await client.query(
    `insert into session (token_sha256, area, expires_at, candidate_id)
    select decode(hash, 'hex'), 'candidate', now() + interval '1 day', id
    from unnest($1::text[], $2::uuid[]) as given (hash, id)`,
    [tokens.map((token) => createHash('sha256').update(token).digest('hex')), rows.map(({ id }) => id)],
  )
  return tokens.map((token) => `yoake_candidate=${token}`)
}

async function inTurns<Item>(items: readonly Item[], atOnce: number, run: (item: Item) => Promise<void>) {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) await run(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

/** Answers that were given and are not stored as they were given last. */
async function lost(client: pg.Client, sitting: readonly ReturnType<typeof openStudent>[]) {
  const { rows } = await client.query<{ attempt_id: string; position: number; shown: number | null }>(
    `select attempt_id, position, array_position(option_order, chosen) - 1 as shown
    from assessment_answer where section_position = 1`,
  )
  const stored = new Map(rows.map(({ attempt_id: id, position, shown: option }) => [`${id} ${position}`, option]))
  const answers = sitting.flatMap((student) =>
    [...student.answered].map(([position, option]) => ({ place: `${student.id()} ${position}`, option })),
  )
  return { answers: answers.length, lost: answers.filter(({ place, option }) => stored.get(place) !== option).length }
}

/** Sections whose deadline is not the limit, the grace and the extension after their start, or that stray from them. */
async function wrongClocks(client: pg.Client) {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from assessment_section section join assessment_attempt attempt on id = attempt_id
    where started_at is not null and (
      deadline_at <> started_at + make_interval(secs => $1 + extension_seconds)
      or (extension_seconds > 0) <> (extended_at is not null)
      or exists (select from assessment_answer answer
        where answer.attempt_id = section.attempt_id and answer.section_position = section.position
          and (answered_at < started_at or answered_at > deadline_at)))`,
    [sectionMinutes.LANG * 60 + graceSeconds],
  )
  return rows[0]?.count ?? -1
}

function at(times: readonly number[], share: number) {
  const sorted = times.toSorted((one, other) => one - other)
  return round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
}
