import pg from 'pg'
import { applyRepeatable, readRepeatable } from '#platform/database/repeatable-sql.ts'
import { buildSearchIndex, type BuildOptions } from './build.ts'
import { countWorkers, layOverWorkers, placeOf, type Place } from './place.ts'

/**
 * Builds a new index beside the one in use and then replaces it, while the product runs. Edits made meanwhile wait:
 * searches read them as always, and the next fold adds them. `family` ("t:", "a:") builds only keys that begin with it
 * and keeps the others. `builders` connections read and write at once. The new index lies where the old one did, unless
 * another `place` is named.
 */
export async function rebuildSearchIndex(
  url: string,
  {
    builders = 2,
    family,
    tell,
    onlyIfMissing = false,
    place,
  }: BuildOptions & { builders?: number; onlyIfMissing?: boolean; place?: Place } = {},
) {
  const control = await connect(url)
  const clients = await Promise.all(Array.from({ length: builders }, () => connect(url)))
  try {
    // Held until this connection ends: prevents folds and other rebuilds meanwhile.
    await control.query("select pg_advisory_lock(hashtext('search_apply'))")
    if (onlyIfMissing && !(await isMissing(control))) return
    // The database has it off: nothing else of the product is any business of the workers.
    if ((await countWorkers(control)) !== undefined) await control.query('set citus.enable_ddl_propagation = on')
    await control.query('drop table if exists search_bits_next')
    await control.query('create table search_bits_next (like search_bits including storage including constraints)')
    const nextPlace = place ?? (await placeOf(control))
    await layOverWorkers(control, 'search_bits_next', nextPlace)
    await control.query('drop table if exists search_posting_block_next')
    const hasTexts = 't:'.startsWith(family ?? '')
    if (hasTexts) await createBlocks(control)
    await buildSearchIndex(clients, nextTables, { family, tell })
    if (family !== undefined)
      await control.query('insert into search_bits_next select * from search_bits where not starts_with(key, $1)', [
        family,
      ])
    await control.query('alter table search_bits_next add primary key (key, chunk)')
    // Built chunk by chunk, read key by key: the rows of a key on pages of their own are found in an eighth less time.
    if (nextPlace === 'here') await control.query('cluster search_bits_next using search_bits_next_pkey')
    await control.query('analyze search_bits_next')
    if (hasTexts) {
      await control.query('alter table search_posting_block_next add primary key (first_key)')
      await control.query('analyze search_posting_block_next')
    }
    await replace(control, [...swapBits, ...(hasTexts ? swapBlocks : [])], place)
  } finally {
    await Promise.all([control, ...clients].map((client) => client.end()))
  }
}

/**
 * Builds the index of a database that has students and no bits, from before the product had an index. Of two processes
 * that start at once the second waits for the first. Returns whether the index had to be built.
 */
export async function ensureSearchIndex(pool: pg.Pool, url: string): Promise<boolean> {
  if (!(await isMissing(pool))) return false
  await rebuildSearchIndex(url, { onlyIfMissing: true })
  return true
}

async function isMissing(database: { query: pg.Pool['query'] }) {
  const { rows } = await database.query<{ missing: boolean }>(
    'select exists (select 1 from candidate) and not exists (select 1 from search_bits) as missing',
  )
  return rows[0]?.missing === true
}

const nextTables = { bits: 'search_bits_next', blocks: 'search_posting_block_next' } as const

const swapBits = [
  'drop table search_bits',
  'alter table search_bits_next rename to search_bits',
  'alter index search_bits_next_pkey rename to search_bits_pkey',
]
const swapBlocks = [
  'drop table search_posting_block',
  'alter table search_posting_block_next rename to search_posting_block',
  'alter index search_posting_block_next_pkey rename to search_posting_block_pkey',
]

/** An empty table like search_posting_block, with its settings, which "like" leaves behind. */
async function createBlocks(control: pg.Client) {
  await control.query(
    'create table search_posting_block_next (like search_posting_block including storage including constraints)',
  )
  await control.query(`do $$ begin
    execute (select format('alter table search_posting_block_next set (%s)', array_to_string(reloptions, ', '))
      from pg_class where oid = 'search_posting_block'::regclass);
  end $$`)
}

/** Swaps the tables in one moment. Waits for running searches, but not so long that other searches queue behind it. */
async function replace(control: pg.Client, swap: readonly string[], place: Place | undefined) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // One by one: Citus passes the whole text of a statement on.
      for (const statement of ['begin', "set local lock_timeout = '500ms'", ...swap]) await control.query(statement)
      if (place !== undefined) await readElsewhere(control)
      await control.query('commit')
      return
    } catch (error) {
      await control.query('rollback')
      if (attempt === 40) throw error
      // A lost worker must not stop the way back: the bits on workers are left there.
      if (place === 'here' && !isLockTimeout(error)) await control.query('set citus.enable_ddl_propagation = off')
    }
  }
}

const isLockTimeout = (error: unknown) => error instanceof pg.DatabaseError && error.code === '55P03'

/** The functions that read bits where they now lie. What was put aside came before the new bits were read: they have it. */
async function readElsewhere(control: pg.Client) {
  await control.query('set local citus.enable_ddl_propagation = off')
  await applyRepeatable(control, readRepeatable('migrations'))
  await control.query('delete from search_delta')
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
