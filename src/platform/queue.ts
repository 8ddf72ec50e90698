import { EventEmitter } from 'node:events'
import { Logger, parseCrontab, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db, Tx } from './db.ts'
import { reportError } from './error-reporter.ts'
import { log } from './log.ts'
import { startWorkerLife } from './worker-life.ts'

export type JobOptions = {
  runAt?: Date
  /** One pending job per key: a later one replaces it. */
  key?: string
  /** With `key`: keep the time of the job that is already waiting. */
  keepRunAt?: boolean
  /** Jobs of one queue run one after another. */
  queue?: string
  maxAttempts?: number
  /** Lower runs earlier; default 0. */
  priority?: number
}

/** Adds a job that exists only if the transaction commits. The payload holds ids, never personal data. */
export async function enqueue(tx: Tx | Db, job: string, payload: object, options: JobOptions = {}): Promise<void> {
  const mode = options.keepRunAt ? 'preserve_run_at' : 'replace'
  await sql`
    select graphile_worker.add_job(
      ${job}::text, payload => ${JSON.stringify(payload)}::json, queue_name => ${options.queue ?? null}::text,
      run_at => ${options.runAt ?? null}::timestamptz, max_attempts => ${options.maxAttempts ?? 10}::int,
      job_key => ${options.key ?? null}::text, priority => ${options.priority ?? 0}::int, job_key_mode => ${mode}::text)
  `.execute(tx)
}

/** Adds many jobs of one kind in one statement; payloads as in `enqueue`. */
export async function enqueueMany(
  tx: Tx | Db,
  job: string,
  payloads: readonly object[],
  options: Pick<JobOptions, 'maxAttempts' | 'priority' | 'runAt'> = {},
): Promise<void> {
  if (payloads.length === 0) return
  await sql`
    select count(*) from graphile_worker.add_jobs(array(
      select row(${job}::text, payload, null, ${options.runAt ?? null}::timestamptz, ${options.maxAttempts ?? 10}::int, null, ${options.priority ?? 0}::int, null)::graphile_worker.job_spec
      from json_array_elements(${JSON.stringify(payloads)}::json) payload))
  `.execute(tx)
}

export type Job = { id: string; attempt: number; lastAttempt: boolean }
export type Task = (payload: unknown, job: Job) => Promise<void>
export type QueueOptions = {
  pool: pg.Pool
  tasks: Record<string, Task>
  /** Crontab lines in UTC: 09:00 in Tokyo is `0 0 * * *`. */
  crontab?: string
  /** Jobs at once; each takes a connection of the pool while it is fetched and finished. */
  concurrency?: number
}
export type Queue = { stop: () => Promise<void> }

/** Starts working; `stop` waits for the jobs in hand. The pool stays open. */
export async function startQueue({ pool, tasks, crontab = '', concurrency = 4 }: QueueOptions): Promise<Queue> {
  const events: WorkerEvents = new EventEmitter()
  const opened = new Promise<string>((resolve) => {
    events.once('pool:create', ({ workerPool }) => resolve(workerPool.id))
  })
  const runner = await run({
    pgPool: pool,
    events,
    taskList: watched(tasks),
    parsedCronItems: parseCrontab(crontab),
    concurrency,
    pollInterval: 2_000,
    noHandleSignals: true,
    noPreparedStatements: true,
    logger: quiet,
  })
  const life = await startWorkerLife(pool, await opened)
  let stopping: Promise<void> | undefined
  return { stop: () => (stopping ??= runner.stop().then(life.stop)) }
}

function watched(tasks: Record<string, Task>): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload: unknown, { job }) => {
        const started = performance.now()
        const about = { job: name, jobId: job.id, attempt: job.attempts }
        const failure = await task(payload, {
          id: job.id,
          attempt: job.attempts,
          lastAttempt: job.attempts >= job.max_attempts,
        }).then(
          () => undefined,
          (error: unknown) => ({ error }),
        )
        if (!failure) return log.debug({ ...about, ms: Math.round(performance.now() - started) }, 'job done')
        log.warn({ ...about, attempts: job.max_attempts }, 'job failed')
        reportError(failure.error, { kind: 'job', path: name })
        // graphile-worker keeps the message in its table: only the kind goes there, a message could hold a name.
        throw new Error(failure.error instanceof Error ? failure.error.name : 'unknown')
      },
    ]),
  )
}

// Its own lines can hold payloads and messages of failed jobs; the wrapper above logs what may be known.
const quiet = new Logger(() => (level, message) => {
  if (level === 'error' && !message.startsWith('Failed task'))
    log.error({ kind: 'queue' }, message.split('\n')[0]?.slice(0, 200) ?? '')
})
