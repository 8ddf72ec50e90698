import { setTimeout as sleep } from 'node:timers/promises'
import type { TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import type pg from 'pg'
import { isDatabaseAway } from '../database/database-away.ts'
import type { Db, Tx } from '../database/db.ts'
import { reportError } from '../error-reporter.ts'
import { currentRequestId, log, withRequestId } from '../log.ts'
import { jobs } from '../metrics/metrics.ts'
import { currentTraceparent, inSpan, type SpanStart } from '../traces/traces.ts'
import { startRun } from './queue-run.ts'
import { startWorkerLife } from './worker-life.ts'

type JobOptions = {
  runAt?: Date
  /** One pending job per key: a later one replaces it. */
  key?: string
  /** With `key`: keep the time of the waiting job. */
  keepRunAt?: boolean
  /** Jobs of one queue run one after another. */
  queue?: string
  maxAttempts?: number
  /** Lower runs earlier; default 0. */
  priority?: number
}

/**
 * The request in which a job was made is named in the lines of its log and in the mails that it sends; where traces are
 * sent, the span of the job links to that of the request.
 */
export const payloadWithOrigin = (payload: object) => {
  const requestId = currentRequestId()
  const traceparent = currentTraceparent()
  return requestId || traceparent
    ? { ...payload, ...(requestId && { requestId }), ...(traceparent && { traceparent }) }
    : payload
}

/** Adds a job that exists only if the transaction commits. The payload contains ids, never personal data. */
export async function enqueue(tx: Tx | Db, job: string, payload: object, options: JobOptions = {}): Promise<void> {
  const mode = options.keepRunAt ? 'preserve_run_at' : 'replace'
  await sql`
    select graphile_worker.add_job(
      ${job}::text, payload => ${JSON.stringify(payloadWithOrigin(payload))}::json, queue_name => ${options.queue ?? null}::text,
      run_at => ${options.runAt ?? null}::timestamptz, max_attempts => ${options.maxAttempts ?? 10}::int,
      job_key => ${options.key ?? null}::text, priority => ${options.priority ?? 0}::int, job_key_mode => ${mode}::text)
  `.execute(tx)
}

/** The priority of jobs that come by the thousand: what one person has just done and waits for goes before them. */
export const byTheThousand = 10

/** Adds many jobs of one kind in one statement; payloads as in `enqueue`, each with the key of `keyOf`. */
export async function enqueueMany<Payload extends object>(
  tx: Tx | Db,
  job: string,
  payloads: readonly Payload[],
  options: Pick<JobOptions, 'maxAttempts' | 'priority' | 'runAt'> & { keyOf?: (payload: Payload) => string } = {},
): Promise<void> {
  if (payloads.length === 0) return
  const keyed = payloads.map((payload) => ({
    payload: payloadWithOrigin(payload),
    key: options.keyOf?.(payload) ?? null,
  }))
  await sql`
    select count(*) from graphile_worker.add_jobs(array(
      select row(${job}::text, payload, null, ${options.runAt ?? null}::timestamptz, ${options.maxAttempts ?? 10}::int, key, ${options.priority ?? 0}::int, null)::graphile_worker.job_spec
      from json_to_recordset(${JSON.stringify(keyed)}::json) as keyed(payload json, key text)))
  `.execute(tx)
}

export type Job = { id: string; attempt: number; lastAttempt: boolean }
export type Task = (payload: unknown, job: Job) => Promise<void>
type QueueOptions = {
  pool: pg.Pool
  tasks: Record<string, Task>
  /** Jobs that run at once; each uses a connection of the pool while it is fetched and finished. */
  concurrency?: number
}
export type Queue = {
  /** False from the loss of the database until jobs run again. */
  isWorking: () => boolean
  stop: () => Promise<void>
}

const firstPauseMs = 200
const longestPauseMs = 5_000

/**
 * Starts the queue; `stop` waits for running jobs and leaves the pool open. After a loss of the database the running
 * jobs return to the queue and the work goes on.
 */
export async function startQueue({ pool, tasks, concurrency = 4 }: QueueOptions): Promise<Queue> {
  const stopping = new AbortController()
  const { signal } = stopping
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))

  async function open() {
    const run = startRun(pool, watched(pool, tasks), concurrency)
    try {
      return { run, life: await startWorkerLife(pool, run.workerId) }
    } catch (error) {
      await run.stop()
      throw error
    }
  }

  async function openAgain({ run, life }: Awaited<ReturnType<typeof open>>) {
    for (let pause = firstPauseMs; !signal.aborted; pause = Math.min(longestPauseMs, pause * 2)) {
      try {
        await life.stop()
        await run.giveBack()
        return await open()
      } catch {
        await sleep(pause, undefined, { signal }).catch(() => undefined)
      }
    }
    return undefined
  }

  let isLost = () => false
  async function goOn(first: Awaited<ReturnType<typeof open>>) {
    let now: typeof first | undefined = first
    while (now) {
      isLost = now.run.isLost
      await Promise.race([now.run.ended, aborted])
      if (signal.aborted) {
        await now.run.stop()
        // When the row of this worker cannot be deleted now, another worker counts it as dead within a minute.
        return now.life.stop().catch(() => undefined)
      }
      isLost = () => true
      log.warn({ kind: 'queue' }, 'the queue lost its database')
      now = await openAgain(now)
      if (now) log.info({ kind: 'queue' }, 'the queue works again')
    }
  }
  const working = goOn(await open())

  return {
    isWorking: () => !isLost(),
    stop() {
      stopping.abort()
      return working
    },
  }
}

type Origin = { requestId?: string; traceparent?: string }
/** The part of a payload that `payloadWithOrigin` wrote. */
const originOf = (payload: unknown): Origin =>
  Object.fromEntries(
    Object.entries(payload ?? {}).filter(
      ([name, value]) => (name === 'requestId' || name === 'traceparent') && typeof value === 'string',
    ),
  )

const spanOf = (job: string, requestId: string, causedBy: string | undefined): SpanStart => ({
  name: `process ${job}`,
  kind: 'consumer',
  causedBy,
  attributes: {
    'messaging.system': 'graphile_worker',
    'messaging.operation.type': 'process',
    'messaging.destination.name': job,
    'yoake.request_id': requestId,
  },
})

/**
 * Whether a later job of the same key came while this one ran. graphile-worker takes the key and every further try from
 * this one, and would keep it as one that was given up, beside the later one that does its work.
 */
async function isReplaced(pool: pg.Pool, { id, key }: { id: string; key: string | null }) {
  if (key === null) return false
  const own = 'select key from graphile_worker._private_jobs where id = $1'
  const { rows } = await pool.query<{ key: string | null }>(own, [id]).catch(() => ({ rows: [] }))
  return rows[0]?.key === null
}

function watched(pool: pg.Pool, tasks: Record<string, Task>): TaskList {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      async (payload: unknown, { job }) => {
        const started = performance.now()
        const about = { job: name, jobId: job.id, attempt: job.attempts }
        const run = () =>
          task(payload, { id: job.id, attempt: job.attempts, lastAttempt: job.attempts >= job.max_attempts })
        const { requestId = `job-${job.id}`, traceparent } = originOf(payload)
        const failure = await withRequestId(requestId, () =>
          inSpan(() => spanOf(name, requestId, traceparent), run),
        ).then(
          () => undefined,
          (error: unknown) => ({ error }),
        )
        jobs.observe({ name, outcome: failure ? 'failed' : 'done' }, (performance.now() - started) / 1000)
        if (!failure) return log.debug({ ...about, ms: Math.round(performance.now() - started) }, 'job done')
        log.warn({ ...about, attempts: job.max_attempts }, 'job failed')
        if (!isDatabaseAway(failure.error)) reportError(failure.error, { kind: 'job', path: name })
        if (await isReplaced(pool, job)) return
        // graphile-worker stores the message in its table. A message could contain a name, so only the kind is passed
        // on.
        throw new Error(failure.error instanceof Error ? failure.error.name : 'unknown')
      },
    ]),
  )
}
