import { execFileSync, spawn } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { migrate } from '#platform/database/migrate.ts'
import { findBinaries, runsAs } from '#platform/database/postgres-binaries.ts'
import { clusterIn, plainEnvironment } from '#platform/database/postgres-cluster.ts'
import { freePort } from '#test/e2e/free-port.ts'
import { aPostgres, statement } from '../postgres.ts'
import { differing, figuresOf, type LoneScenario } from '../scenario.ts'

const seconds = (since: number) => (performance.now() - since) / 1000
const megabytesIn = (folder: string) =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 1e6

/** The whole way of docs/runbook.md, with a base copy by SQL, as the embedded server brings no pg_basebackup. */
export const pointInTime: LoneScenario = {
  isAlone: true,
  name: 'everything deleted, restored to the moment before',
  async run() {
    const home = mkdtempSync(join(tmpdir(), 'yoake-wal-'))
    const [archive, base] = [join(home, 'archive'), join(home, 'base')]
    for (const folder of [home, archive, base]) {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      if (runsAs.uid) chownSync(folder, runsAs.uid, runsAs.gid)
    }
    const postgres = await aPostgres(join(home, 'data'))
    const data = clusterIn(join(home, 'data')).folder
    try {
      await statement(postgres.url, `alter system set archive_mode = on`)
      await statement(
        postgres.url,
        `alter system set archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
      )
      await postgres.stop()
      await postgres.start()
      await migrate(postgres.url, 'migrations')
      const client = new pg.Client({ connectionString: postgres.url })
      client.on('error', () => undefined)
      await client.connect()
      await client.query('create table proof (id int)')

      const copying = performance.now()
      await client.query(`select pg_backup_start('base', fast => true)`)
      execFileSync('cp', ['-a', `${data}/.`, base])
      const { rows: labels } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
      const baseSeconds = seconds(copying)
      rmSync(join(base, 'postmaster.pid'), { force: true })
      rmSync(join(base, 'pg_wal'), { recursive: true })
      mkdirSync(join(base, 'pg_wal'), { mode: 0o700 })
      writeFileSync(join(base, 'backup_label'), labels[0]?.labelfile ?? '')

      const written = 2_000
      for (let id = 0; id < written; id += 1) await client.query('insert into proof values ($1)', [id])
      const { rows: moments } = await client.query<{ at: string }>('select clock_timestamp()::text as at')
      await sleep(200)
      await client.query('delete from proof')
      const { rows: switches } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file')
      await archived(client, switches[0]?.file ?? '')
      await client.end().catch(() => undefined)
      await postgres.kill()

      appendFileSync(
        join(base, 'postgresql.auto.conf'),
        `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moments[0]?.at}'\nrecovery_target_action = 'promote'\n`,
      )
      writeFileSync(join(base, 'recovery.signal'), '')
      for (const name of ['pg_wal', 'backup_label', 'recovery.signal'])
        if (runsAs.uid) chownSync(join(base, name), runsAs.uid, runsAs.gid)
      const restoring = performance.now()
      const restored = await startedIn(base, postgres.url)
      const restoreSeconds = seconds(restoring)
      try {
        const found = {
          rows: Number(await valueOf(restored.url, 'select count(*) from proof')),
          migrations: Number(await valueOf(restored.url, 'select count(*) from schema_migration')),
        }
        const migrations = readdirSync('migrations').filter((file) => file.endsWith('.sql')).length
        const figures = { ...found, baseSeconds, walMegabytes: megabytesIn(archive), restoreSeconds }
        return { figures: figuresOf(figures), wrong: differing(found, { rows: written, migrations }) }
      } finally {
        await restored.stop()
      }
    } finally {
      rmSync(home, { recursive: true, force: true })
    }
  },
}

/** Waits until the last segment that was switched lies in the archive. */
async function archived(client: pg.Client, file: string) {
  for (let looks = 0; looks < 300; looks += 1) {
    const { rows } = await client.query<{ done: boolean | null }>(
      'select last_archived_wal >= $1 as done from pg_stat_archiver',
      [file],
    )
    if (rows[0]?.done) return
    await sleep(100)
  }
  throw new Error('the archive did not take the last segment')
}

/** A server in this folder, once its recovery has ended. */
async function startedIn(folder: string, like: string) {
  const port = await freePort()
  const url = like.replace(/:\d+\//, `:${port}/`)
  const flags = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'archive_mode=off']
  const child = spawn(
    findBinaries().postgres,
    ['-D', folder, '-p', String(port), ...flags.flatMap((flag) => ['-c', flag])],
    {
      ...runsAs,
      cwd: '/',
      env: plainEnvironment,
      stdio: 'ignore',
    },
  )
  process.once('exit', () => child.kill('SIGQUIT'))
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the restored server ended with ${child.exitCode}`)
    const isThere = await valueOf(url, 'select not pg_is_in_recovery()').catch(() => false)
    if (isThere === true) break
    await sleep(50)
  }
  return {
    url,
    stop: () => {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGINT')
      return gone
    },
  }
}

async function valueOf(url: string, question: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ value: unknown }>(`select value from (${question}) one (value)`)
    return rows[0]?.value
  } finally {
    await client.end()
  }
}
