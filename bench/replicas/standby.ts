import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { serverOf, statement, type Postgres } from './postgres-server.ts'
import type { ProcessorShare } from './processor-share.ts'

export type Standby = Postgres & {
  /** Stops replaying the log, and goes on; what arrives meanwhile waits. */
  pause: () => Promise<void>
  resume: () => Promise<void>
  promote: () => Promise<void>
}

type StandbyOptions = {
  folder: string
  port: number
  /** Its part of a processor; absent: as much as it gets. */
  share?: ProcessorShare | null | undefined
}

/** A hot standby that streams from a running server: a copy of its folder, made as pg_basebackup makes one. */
export async function aStandby(primary: Postgres, { folder, port, share }: StandbyOptions): Promise<Standby> {
  const client = new pg.Client({ connectionString: primary.url })
  await client.connect()
  client.on('error', () => undefined)
  await client.query("select pg_backup_start('standby', true)")
  // A file that goes meanwhile is in the log.
  spawnSync('cp', ['--archive', primary.folder, folder])
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error('no copy for a standby')
  rmSync(join(folder, 'postmaster.pid'), { force: true })
  rmSync(join(folder, 'postmaster.opts'), { force: true })
  writeFileSync(join(folder, 'backup_label'), rows[0]?.labelfile ?? '')
  writeFileSync(join(folder, 'standby.signal'), '')
  appendFileSync(join(folder, 'postgresql.auto.conf'), settingsOf(primary.url))
  for (const name of ['backup_label', 'standby.signal']) spawnSync('chown', ['--reference', folder, join(folder, name)])

  const address = new URL(primary.url)
  address.port = String(port)
  const url = address.href
  const server = serverOf(folder, port, url, share)
  await server.start()
  return {
    ...server,
    pause: () => statement(url, 'select pg_wal_replay_pause()'),
    resume: () => statement(url, 'select pg_wal_replay_resume()'),
    promote: () => promote(url),
  }
}

/** A statement that waits for the promotion is cancelled where the log that is still to be replayed conflicts with it. */
async function promote(url: string) {
  await statement(url, 'select pg_promote(false)')
  const isPrimary = () =>
    statement(url, 'create temporary table promoted ()').then(
      () => true,
      () => false,
    )
  for (const end = Date.now() + 60_000; !(await isPrimary()); await sleep(50))
    if (Date.now() > end) throw new Error('the standby was not promoted')
}

function settingsOf(primaryUrl: string) {
  const { hostname, port, username, password } = new URL(primaryUrl)
  return [
    '',
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}'`,
    'hot_standby_feedback = on',
    'max_standby_streaming_delay = 1s',
    '',
  ].join('\n')
}
