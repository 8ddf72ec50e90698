import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AlreadyRunning } from './data-lock.ts'
import { findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { processIdentity } from './process-identity.ts'

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'yoake-embedded-'))
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const ask = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows[0]
  } finally {
    await client.end()
  }
}

test('starts with Japanese order, a secret password and one address, and keeps data over a restart', async () => {
  const first = await startEmbeddedPostgres({ dataDir, durable: false })
  expect(
    await ask(
      first.url,
      `select string_agg(name, '' order by name) as sorted from unnest(array['い', 'ア', 'ｱ', '亜', 'あ']) name`,
    ),
  ).toMatchObject({ sorted: expect.stringMatching(/い亜$/) })
  await ask(first.url, 'create table kept as select 1 as one')
  expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600)
  await first.stop()
  const second = await startEmbeddedPostgres({ dataDir, durable: false })
  expect(second.url).toBe(first.url)
  expect(await ask(second.url, 'select one from kept')).toEqual({ one: 1 })
  await second.stop()
})

test('a second start is refused with the pid and the port, and harms nothing; commands may join', async () => {
  const server = await startEmbeddedPostgres({ dataDir, durable: false, servingOn: 3456 })
  const second = startEmbeddedPostgres({ dataDir, durable: false })
  await expect(second).rejects.toThrow(AlreadyRunning)
  await expect(second).rejects.toThrow(`pid ${process.pid}, port 3456`)
  for (const url of [server.url, findRunningPostgres(dataDir) ?? ''])
    expect(await ask(url, 'select one from kept')).toEqual({ one: 1 })
  await server.stop()
  expect(findRunningPostgres(dataDir)).toBeUndefined()
  expect(existsSync(join(dataDir, 'lock'))).toBe(false)
})

test('after a kill -9 the server left behind is stopped and the next start goes on', async () => {
  const script = `
    import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: true })
    process.stdout.write(url)
    setInterval(() => {}, 1000)`
  const killed = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = (await once(killed.stdout, 'data')) as [Buffer]
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(await ask(String(url), 'select one from kept')).toEqual({ one: 1 })
  const orphan = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  const next = await startEmbeddedPostgres({ dataDir, durable: false })
  expect(processIdentity(orphan)).toBeUndefined()
  expect(await ask(next.url, 'select one from kept')).toEqual({ one: 1 })
  await next.stop()
})

test('locks that name a process id now used by another program do not stop a start', async () => {
  writeFileSync(join(dataDir, 'lock'), JSON.stringify({ pid: process.pid, identity: 'an earlier boot' }))
  writeFileSync(join(dataDir, 'postgres/postmaster.pid'), `${process.ppid}\n`)
  const server = await startEmbeddedPostgres({ dataDir, durable: false })
  expect(await ask(server.url, 'select one from kept')).toEqual({ one: 1 })
  await server.stop()
})
