import type pg from 'pg'

/** Where the bits lie: on the database's own server, or by chunk over the workers of Citus, in so many copies. */
export type Place = 'here' | { shards: number; copies: number }
type Client = Pick<pg.ClientBase, 'query'>

/** Enough that a worker which is added later takes some of another's, few enough that a search asks little. */
export const shardsOfWorker = 4

/** Where the index in use lies. */
export async function placeOf(client: Client): Promise<Place> {
  const { rows } = await client.query<{ away: boolean }>('select is_search_over_workers() as away')
  if (!rows[0]?.away) return 'here'
  const { rows: counts } = await client.query<{ shards: number; copies: number }>(
    `select count(distinct shardid)::int as shards, (count(*) / count(distinct shardid))::int as copies
     from pg_dist_shard join pg_dist_placement using (shardid) where logicalrelid = 'search_bits'::regclass`,
  )
  return counts[0] ?? 'here'
}

/** Later migrations would make types and functions on the workers too, and Citus refuses some of them. */
const forSearchAlone = `do $$ begin
  execute format('alter database %I set citus.enable_ddl_propagation = off', current_database());
end $$`

/** Spreads an empty table with the columns of search_bits over the workers that are there now. */
export async function layOverWorkers(client: Client, table: string, place: Place) {
  if (place === 'here') return
  await client.query(forSearchAlone)
  await client.query(`set citus.shard_replication_factor = ${place.copies}`)
  await client.query(`select create_distributed_table($1, 'chunk', colocate_with => 'none', shard_count => $2)`, [
    table,
    place.shards,
  ])
}

/** The number of workers that can hold shards; undefined in a database without Citus. */
export async function countWorkers(client: Client): Promise<number | undefined> {
  const { rows } = await client.query("select 1 from pg_extension where extname = 'citus'")
  if (rows.length === 0) return undefined
  const { rows: counts } = await client.query<{ workers: number }>(
    `select count(*)::int as workers from pg_dist_node
     where noderole = 'primary' and isactive and shouldhaveshards and groupid <> 0`,
  )
  return counts[0]?.workers
}
