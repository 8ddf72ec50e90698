import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { isDirect } from './time-limits.ts'
import type { Env } from '../env.ts'
import { StartRefused } from '../start-refused.ts'

export type DatabaseServer = {
  url: string
  /** Past a pooler: for whatever a session holds beyond its transaction. */
  directUrl: string
  /** Text for an error message: how to start the demo again on an empty database. */
  anew: string
  stop: () => Promise<void>
}
type ServerOptions = {
  /** The web port of this process, named in the message to a second start. Without it, a running server is reused. */
  servingOn?: number
  /** Called when the embedded server ends without `stop`. */
  onDeath?: () => void
}

/**
 * Opens the database of the settings: DATABASE_URL, tested before anything is written, or the embedded server. Throws
 * `StartRefused`.
 */
export async function openDatabaseServer(
  env: Pick<Env, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>,
  options: ServerOptions = {},
): Promise<DatabaseServer> {
  if (env.databaseUrl) {
    const { isPooled } = await assertFit('DATABASE_URL', env.databaseUrl)
    if (env.databaseDirectUrl) await assertFit('DATABASE_DIRECT_URL', env.databaseDirectUrl)
    else if (isPooled)
      throw new StartRefused(
        'DATABASE_URL: プーラーを通しています。DATABASE_DIRECT_URL に直接のアドレスを設定してください / leads through a pooler: give the address past it as DATABASE_DIRECT_URL (docs/behind-a-pooler.md)',
      )
    const directUrl = env.databaseDirectUrl ?? env.databaseUrl
    const name = new URL(env.databaseUrl).pathname.slice(1)
    const anew = `デモであれば dropdb ${name} && createdb ${name} のあと、もう一度起動してください / a demo begins anew with: dropdb ${name} && createdb ${name}`
    return { url: env.databaseUrl, directUrl, anew, stop: async () => {} }
  }
  const anew = `デモであれば、フォルダ ${env.dataDir} を削除して npm start を実行してください / a demo begins anew when the folder ${env.dataDir} is removed: rm -r ${env.dataDir} && npm start`
  if (existsSync(unfinishedRestore(env.dataDir)))
    throw new StartRefused(
      `${env.dataDir} への復元が途中で終わっています / a restore into ${env.dataDir} did not finish: remove the folder and restore again`,
    )
  const running = options.servingOn === undefined ? findRunningPostgres(env.dataDir) : undefined
  if (running) return { url: running, directUrl: running, anew, stop: async () => {} }
  const { url, stop } = await startEmbeddedPostgres({
    dataDir: env.dataDir,
    durable: true,
    ...options,
  })
  return { url, directUrl: url, anew, stop }
}

/** A file that exists in the data folder during a restore; the embedded server refuses to start beside it. */
export const unfinishedRestore = (dataDir: string) => join(dataDir, 'restore.unfinished')

/** Refuses a server that the first migrations would fail on. */
async function assertFit(name: string, url: string): Promise<{ isPooled: boolean }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int / 10000 as version, pg_encoding_to_char(encoding) as encoding
       from pg_database where datname = current_database()`,
    )
    const { version = 0, encoding = '' } = rows[0] ?? {}
    if (version < 18)
      throw new StartRefused(`${name}: read a server of PostgreSQL ${version}, expected PostgreSQL 18 or later`)
    if (encoding !== 'UTF8')
      throw new StartRefused(
        `${name}: read a database in ${encoding}, expected UTF8: createdb --template=template0 --encoding=UTF8`,
      )
    return { isPooled: !(await isDirect(client)) }
  } catch (error) {
    if (error instanceof StartRefused) throw error
    const { host, pathname } = new URL(url)
    const { message, code } = error as Error & { code?: string }
    throw new StartRefused(
      `${name}: データベースに接続できません / cannot connect to ${host}${pathname} (${message || code}); expected a PostgreSQL 18 that answers`,
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}
