import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readCommandLine, wholeNumber } from '#platform/command-line.ts'
import { openLifecycle } from '#platform/lifecycle.ts'
import { buildPages } from '../scripts/build.ts'
import { openServer, round } from './load.ts'
import { openAnswers, type Answers } from './morning/answers.ts'
import { openPeople } from './morning/people.ts'
import { minuteOf, sizesOf, type Coming } from './morning/shape.ts'
import { openSinks } from './morning/sinks.ts'
import { openSeeded, prepare, strikeEight } from './morning/world.ts'
import { pause } from './under-load/visitors.ts'

// A morning on which scouts arrive, as one hour in a few minutes. At 8:00 ten letters of each company are due: they are
// delivered, and a mail leaves for each and a push for every second. Of those who got a letter 40 in 100 open it within
// the hour, by a link of the mail: 30 in 100 of them in the first five minutes, 52 until 8:10, 76 until 8:20, 93 until
// 8:40. Fifteen in 100 sign in first. They read for three quarters of a minute; 35 in 100 accept and choose a date; all
// go on to their list. Two in 100 of the others look in at any time: home, then companies. In seven of ten companies a
// recruiter signs in (35 in 100 until 8:10, 80 until 8:30), looks at the home, searches four times, reads the inbox and
// a thread. Everybody's socket stays open until 9:00. Who is told to come back later does so up to three times.
// Pauses are as much shorter as the hour is. Files of the build are not asked for: a phone keeps them. The product is
// one server and one worker; people, the mail server and the push service are this process. Quiet hours of the night
// would hold the pushes.
const { values } = readCommandLine({
  usage: 'npm run bench:morning -- [--candidates N] [--companies N] [--minutes N] [--data-dir DIR]',
  about: 'The hour after 8:00, when scouts arrive, in a few minutes, as a table and as JSON.',
  options: {
    candidates: { type: 'string', default: '100000' },
    companies: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '10' },
    'data-dir': { type: 'string', default: '.data/bench-morning' },
  },
})
const students = wholeNumber('candidates', values.candidates, 100, 1_000_000)
const companies = wholeNumber('companies', values.companies, 1, 10_000)
const minutes = wholeNumber('minutes', values.minutes, 1, 60)
const target = { p99Ms: 2_000 }
const haste = 60 / minutes
/** After nine o'clock everything under way is answered. */
const answeredWithinMs = 60_000
const arrivedWithinMs = 1_800_000

const lifecycle = openLifecycle()
try {
  const dataDir = resolve(join(values['data-dir'], `${students}-${companies}`))
  const seeded = await openSeeded(dataDir, students, companies)
  lifecycle.onStop('PostgreSQL', seeded.stop)
  // A start that finds a changed source builds the pages anew, which takes minutes on a busy machine.
  buildPages()
  const sinks = await openSinks()
  lifecycle.onStop('mail and push', sinks.close)
  const world = await prepare(seeded.url, sinks.deviceToken, { students, companies })
  const files = mkdtempSync(join(tmpdir(), 'yoake-morning-'))
  lifecycle.onStop('files', () => rmSync(files, { recursive: true, force: true }))
  const settings = {
    DEMO: 'off',
    MAIL_URL: sinks.mailUrl,
    SCOUT_HOURS: 'any',
    TRUST_PROXY: '1',
    VIDEO_STILLS: 'off',
  }
  const server = await openServer(seeded.url, files, '.', settings)
  lifecycle.onStop('server', server.close)
  openWorker({ ...settings, DATABASE_URL: seeded.url, DATA_DIR: files, PUBLIC_URL: server.url })
  await warmUp(server.url)

  const answers = openAnswers(server.url)
  lifecycle.onStop('answers', async () => answers.close())
  const people = openPeople({ url: server.url, answers, haste, random: Math.random })
  lifecycle.onStop('people', people.leave)
  const loadBefore = loadavg()
  const cpuBefore = server.cpuMs()
  const begun = performance.now()
  const eight = await strikeEight(seeded.url)
  lifecycle.onStop('clock', eight.end)

  const arrived = Promise.withResolvers<number>()
  const telling = arrivalOf(begun, eight.waiting, arrived.resolve)
  const visits = [
    ...world.readers.map((reader) =>
      visit('readers', begun, async () => {
        // Nobody has the mail of a letter that has not arrived.
        await arrived.promise
        await people.read(reader)
      }),
    ),
    ...world.visitors.map((reader) => visit('visitors', begun, () => people.lookIn(reader))),
    ...world.recruiters.map((recruiter) => visit('recruiters', begun, () => people.recruit(recruiter))),
  ]
  await until(begun + minutes * 60_000)
  const sockets = people.sockets()
  await Promise.race([Promise.all(visits), pause(answeredWithinMs)])
  const seconds = (performance.now() - begun) / 1000
  const cpuSeconds = (server.cpuMs() - cpuBefore) / 1000
  await telling
  const letters = await arrived.promise

  const rows = [...answers.kinds].map(([what, kind]) => ({ what, ...measuresOf(kind) }))
  const all = measuresOf(together(answers))
  const delivery = {
    lettersArrivedAfterSeconds: letters,
    mails: sinks.mails.count,
    lastMailAfterSeconds: round((sinks.mails.lastAt - begun) / 1000),
    pushes: sinks.pushes.count,
    lastPushAfterSeconds: round(Math.max(0, sinks.pushes.lastAt - begun) / 1000),
  }
  const machine = {
    cores: cpus().length,
    processor: cpus()[0]?.model,
    node: process.version,
    loadBefore: loadBefore.map(round),
    loadAfter: loadavg().map(round),
  }
  const run = {
    seconds: round(seconds),
    answersPerSecond: round(all.answered / seconds),
    serverCpuSeconds: round(cpuSeconds),
    serverRssMb: Math.round(server.residentMb()),
    gaveUp: answers.leaving.count,
    socketsOpen: sockets.open,
    socketsLost: sockets.lost,
  }
  console.table(rows)
  console.table([{ what: 'all', ...all }])
  const minutesOfRun = Map.groupBy(answers.moments, ({ at }) => Math.floor((at - begun) / 60_000))
  const byMinute = [...minutesOfRun].map(([minute, moments]) => ({
    minute,
    ...measuresOfTimes(moments.map(({ ms }) => ms)),
  }))
  console.table(byMinute)
  for (const lines of [sizesOf(students, companies), delivery, run, machine]) process.stdout.write(`${lineOf(lines)}\n`)
  for (const line of answers.wrong) process.stdout.write(`refused or wrong: ${line}\n`)
  const isReached = all.p99Ms <= target.p99Ms && all.errors === 0
  process.stdout.write(
    `${students} students, ${companies} companies, the hour in ${minutes} minutes: p99 ${all.p99Ms} ms of ${target.p99Ms} ms, ${all.errors} errors (${isReached ? 'reached' : 'missed'})\n`,
  )
  mkdirSync('bench/results', { recursive: true })
  writeFileSync(
    `bench/results/morning-${students}-${companies}.json`,
    `${JSON.stringify({ students, companies, minutes, target, isReached, all, byMinute, rows, delivery, run, machine }, null, 2)}\n`,
  )
  await lifecycle.stop('measured', all.errors > 0 ? 1 : 0)
} catch (error) {
  console.error(error)
  await lifecycle.stop('failed', 1)
}

async function visit(coming: Coming, begun: number, come: () => Promise<void>) {
  await until(begun + (minuteOf(coming, Math.random()) * 60_000) / haste)
  await come()
}

function until(moment: number) {
  return pause(Math.max(0, moment - performance.now()))
}

/** Jobs in a process of their own, as where many people come. */
function openWorker(settings: Record<string, string>) {
  const worker = spawn(process.execPath, ['src/worker.ts'], {
    env: { ...process.env, LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((leave) => worker.once('exit', leave))
  lifecycle.onStop('worker', async () => {
    worker.kill('SIGTERM')
    await ended
  })
}

/** The first answers of a process are slower and are not measured. */
async function warmUp(url: string) {
  for (let times = 0; times < 20; times += 1)
    for (const path of ['/', '/candidate/login', '/client/login', '/client']) await (await fetch(url + path)).text()
}

/** Tells how many seconds after 8:00 the last letter has arrived, and waits until everybody has been told of theirs. */
async function arrivalOf(
  begun: number,
  waiting: () => Promise<{ letters: number; jobs: number }>,
  arrive: (seconds: number) => void,
) {
  for (const end = begun + arrivedWithinMs; performance.now() < end; await pause(500)) {
    const { letters, jobs } = await waiting()
    if (letters === 0) arrive(round((performance.now() - begun) / 1000))
    if (letters === 0 && jobs === 0) return
  }
  throw new Error(`letters or jobs still wait after ${arrivedWithinMs / 1000} s`)
}

function together({ kinds }: Answers) {
  const all = [...kinds.values()]
  const sum = (of: (kind: (typeof all)[number]) => number) => all.reduce((total, kind) => total + of(kind), 0)
  return {
    times: all.flatMap(({ times }) => times),
    shed: sum(({ shed }) => shed),
    refused: sum(({ refused }) => refused),
    errors: sum(({ errors }) => errors),
  }
}

function measuresOf({ times, shed, refused, errors }: ReturnType<typeof together>) {
  return { ...measuresOfTimes(times), shed, refused, errors }
}

function measuresOfTimes(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { answered: times.length, medianMs: at(0.5), p99Ms: at(0.99), worstMs: at(1) }
}

function lineOf(figures: object) {
  return Object.entries(figures)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ')
}
