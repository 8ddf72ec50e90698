import { setTimeout as sleep } from 'node:timers/promises'
import { Logger, runOnce, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type { Database } from '#platform/database/db.ts'

/** Runs every job that is due, and what these queue in turn, to its end. */
export async function runDueJobs({ db, pool }: Pick<Database, 'db' | 'pool'>, taskList: TaskList) {
  const isBusy = async () => {
    const { rows } = await sql`select from graphile_worker.jobs where locked_at is not null limit 1`.execute(db)
    return rows.length > 0
  }
  const isDue = async () => {
    const { rows } = await sql`
      select from graphile_worker.jobs where queue_name is not null and attempts = 0 and run_at <= now() limit 1`.execute(
      db,
    )
    return rows.length > 0
  }
  // A lane of the queue is free again a moment after its job: the next one of the lane may need another look.
  for (let looks = 0; looks < 50 && (looks === 0 || (await isDue())); looks += 1) {
    await runOnce({
      pgPool: pool,
      taskList,
      noPreparedStatements: true,
      noHandleSignals: true,
      logger: new Logger(() => () => {}),
    })
    // The queue records done and failed jobs a moment later.
    for (let tries = 0; tries < 400 && (await isBusy()); tries += 1) await sleep(5)
  }
}
