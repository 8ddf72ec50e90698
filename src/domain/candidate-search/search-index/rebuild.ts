import pg from 'pg'
import { buildSearchBits, type BuildOptions } from './build.ts'

/**
 * Builds the index anew beside the one in use and puts it in its place, while the product runs: edits of the meantime
 * wait, are laid over every search as always, and are folded in afterwards. `family` ("t:", "a:") builds only keys that
 * begin so and keeps the others. `builders` connections read and write at once.
 */
export async function rebuildSearchIndex(
  url: string,
  {
    builders = 2,
    family,
    tell,
    onlyIfMissing = false,
  }: BuildOptions & { builders?: number; onlyIfMissing?: boolean } = {},
) {
  const control = await connect(url)
  const clients = await Promise.all(Array.from({ length: builders }, () => connect(url)))
  try {
    // Held to the end of this connection: nobody folds meanwhile, and nobody else rebuilds.
    await control.query("select pg_advisory_lock(hashtext('search_apply'))")
    if (onlyIfMissing && !(await isMissing(control))) return
    await control.query('drop table if exists search_bits_next')
    await control.query('create table search_bits_next (like search_bits including storage including constraints)')
    await buildSearchBits(clients, 'search_bits_next', { family, tell })
    if (family !== undefined)
      await control.query('insert into search_bits_next select * from search_bits where not starts_with(key, $1)', [
        family,
      ])
    await control.query('alter table search_bits_next add primary key (key, chunk)')
    await control.query('analyze search_bits_next')
    await replace(control)
  } finally {
    await Promise.all([control, ...clients].map((client) => client.end()))
  }
}

/**
 * Builds the index of a database from before there was one: students, and no bits. Whoever starts beside another waits
 * for the first. Says whether something had to be built.
 */
export async function ensureSearchIndex(pool: pg.Pool, url: string): Promise<boolean> {
  if (!(await isMissing(pool))) return false
  await rebuildSearchIndex(url, { onlyIfMissing: true })
  return true
}

async function isMissing(database: { query: pg.Pool['query'] }) {
  const { rows } = await database.query<{ missing: boolean }>(
    'select exists (select from candidate) and not exists (select from search_bits) as missing',
  )
  return rows[0]?.missing === true
}

/** In one moment; a search that runs is waited for, but not for so long that others queue behind us. */
async function replace(control: pg.Client) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await control.query(`begin; set local lock_timeout = '500ms';
        drop table search_bits;
        alter table search_bits_next rename to search_bits;
        alter index search_bits_next_pkey rename to search_bits_pkey;
        commit`)
      return
    } catch (error) {
      await control.query('rollback')
      if (attempt === 40) throw error
    }
  }
}

async function connect(url: string) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'yoake search rebuild',
    statement_timeout: 0,
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
