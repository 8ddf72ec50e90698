import type pg from 'pg'
import { log } from '../log.ts'

const beatMs = 10_000
/** A worker not seen for this long counts as dead. */
const deadAfterSeconds = 60

/** Records every ten seconds that this worker is alive, and returns the jobs of dead workers to the queue. */
export async function startWorkerLife(pool: pg.Pool, workerId: string): Promise<{ stop: () => Promise<void> }> {
  const beat = async () => {
    await pool.query(
      'insert into worker_life (worker_id) values ($1) on conflict (worker_id) do update set seen_at = now()',
      [workerId],
    )
    await releaseJobsOfTheDead(pool)
  }
  await beat()
  const timer = setInterval(() => {
    beat().catch((error: unknown) =>
      log.warn({ kind: 'queue', code: nameOf(error) }, 'a worker could not say it lives'),
    )
  }, beatMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await pool.query('delete from worker_life where worker_id = $1', [workerId])
    },
  }
}

// graphile-worker waits four hours before it counts a worker as dead. A stored time in the future comes from a clock
// that jumped and is no proof of life. A worker that was only cut off may run its job a second time, which is harmless,
// as every effect is claimed or unique.
async function releaseJobsOfTheDead(pool: pg.Pool) {
  const { rows } = await pool.query<{ id: string }>(
    `select distinct locked_by as id from graphile_worker.jobs
     where locked_at not between now() - make_interval(secs => $1) and now() + make_interval(secs => $1)
       and not exists (
         select 1 from worker_life where worker_id = locked_by
           and seen_at between now() - make_interval(secs => $1) and now() + make_interval(secs => $1))`,
    [deadAfterSeconds],
  )
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  // A job whose key a later one took while it ran has no try left; unlocked it would stand beside that one as given up.
  await pool.query(
    `delete from graphile_worker._private_jobs
     where locked_by = any($1) and key is null and attempts >= max_attempts and updated_at > locked_at`,
    [ids],
  )
  await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [ids])
  await pool.query('delete from worker_life where worker_id = any($1)', [ids])
  log.warn({ kind: 'queue' }, 'jobs of a worker that died were given back')
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown')
