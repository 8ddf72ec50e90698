import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'

// A job that runs now is left alone; one that succeeded is gone. Of two operators at once the second finds attempts 0.
const retry = (tx: Tx, ids: readonly string[]) =>
  sql<{ id: string }>`
    select id::text as id from graphile_worker.reschedule_jobs(${ids}::bigint[], run_at => now(), attempts => 0)`.execute(
    tx,
  )

// With the error of an earlier life, a job would count as failed while its first new attempt runs.
const forgetError = (tx: Tx, ids: readonly string[]) =>
  sql`update graphile_worker._private_jobs set last_error = null where id = any(${ids}::bigint[])`.execute(tx)

/** Tries a failed job again, from its first attempt. Refuses job_not_failed. */
export async function retryJob(tx: Tx, admin: AdminViewer, id: string) {
  const jobs = /^\d{1,18}$/.test(id) ? await lockFailed(tx, sql`job.id = ${id}::bigint`) : []
  const [again] = await retryAll(tx, jobs)
  if (!again) throw new Refusal('job_not_failed')
  await record(tx, admin, 'retryJob', again, { kind: jobs[0]?.kind ?? null })
  return again
}

/** Tries every failed job of a kind again; returns their number. */
export async function retryJobs(tx: Tx, admin: AdminViewer, kind: string) {
  const again = await retryAll(tx, await lockFailed(tx, sql`task.identifier = ${kind}`))
  if (again.length > 0) await record(tx, admin, 'retryJobs', kind, { jobs: again.length })
  return again.length
}

const lockFailed = async (tx: Tx, isWanted: ReturnType<typeof sql>) =>
  (
    await sql<{ id: string; kind: string }>`
      select job.id::text as id, task.identifier as kind
      from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
      where job.attempts > 0 and job.last_error is not null and job.locked_at is null and ${isWanted}
      order by job.id limit 10000 for update of job skip locked`.execute(tx)
  ).rows

async function retryAll(tx: Tx, jobs: readonly { id: string }[]) {
  if (jobs.length === 0) return []
  const ids = jobs.map(({ id }) => id)
  const { rows } = await retry(tx, ids)
  const again = rows.map(({ id }) => id)
  await forgetError(tx, again)
  return again
}

const record = (
  tx: Tx,
  admin: AdminViewer,
  action: string,
  id: string,
  details: Record<string, string | number | null>,
) => recordAudit(tx, admin, [{ action, subject: 'queue_job', subjectId: id, details }])
