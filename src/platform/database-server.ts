import pg from 'pg'
import { findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import type { Env } from './env.ts'
import { StartRefused } from './start-refused.ts'

export type DatabaseServer = { url: string; listenUrl: string; stop: () => Promise<void> }
export type ServerOptions = {
  /** The web port of this process, told to whoever starts a second time. Without it a running server is joined instead. */
  servingOn?: number
  /** Called when the embedded server ends by itself. */
  onDeath?: () => void
}

/** The database of the settings: DATABASE_URL, checked to answer, or the embedded server. Throws `StartRefused`. */
export async function openDatabaseServer(
  env: Pick<Env, 'databaseUrl' | 'databaseListenUrl' | 'dataDir'>,
  options: ServerOptions = {},
): Promise<DatabaseServer> {
  if (env.databaseUrl) {
    const listenUrl = env.databaseListenUrl ?? env.databaseUrl
    await assertAnswers('DATABASE_URL', env.databaseUrl)
    if (listenUrl !== env.databaseUrl) await assertAnswers('DATABASE_LISTEN_URL', listenUrl)
    return { url: env.databaseUrl, listenUrl, stop: async () => {} }
  }
  const running = options.servingOn === undefined ? findRunningPostgres(env.dataDir) : undefined
  if (running) return { url: running, listenUrl: running, stop: async () => {} }
  const { url, stop } = await startEmbeddedPostgres({
    dataDir: env.dataDir,
    durable: true,
    ...options,
  })
  return { url, listenUrl: url, stop }
}

async function assertAnswers(name: string, url: string) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    )
    const version = Math.floor((rows[0]?.version ?? 0) / 10_000)
    if (version < 18)
      throw new StartRefused(`${name}: read a server of PostgreSQL ${version}, expected PostgreSQL 18 or later`)
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
