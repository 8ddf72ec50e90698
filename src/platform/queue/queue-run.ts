import { EventEmitter } from 'node:events'
import { Logger, runTaskList, type TaskList, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import { isDatabaseAway } from '../database/database-away.ts'
import { reportError } from '../error-reporter.ts'
import { log } from '../log.ts'

type QueueRun = {
  /** The queue's `locked_by` for jobs of this run. */
  workerId: string
  isLost: () => boolean
  /** Settles when the run has ended, by `stop` or by a lost connection. Never rejects. */
  ended: Promise<void>
  /** Waits for running jobs. */
  stop: () => Promise<void>
  /** Releases the jobs of this run as if it had never taken them; throws while the database is away. */
  giveBack: () => Promise<void>
}

/** Milliseconds for which a run with a lost connection waits for its running jobs. */
const maxWaitForJobsMs = 30_000
/** More jobs than can be done before the queue records them. */
const maxRememberedJobs = 200

/**
 * Runs jobs until stopped or until a connection is lost. The state of its locked jobs is then unknown, so a new run
 * must begin.
 */
export function startRun(pool: pg.Pool, taskList: TaskList, concurrency: number): QueueRun {
  const events: WorkerEvents = new EventEmitter()
  const done: string[] = []
  let isLost = false
  let ending: Promise<unknown> | undefined
  let giveUpWaiting = () => {}
  const waitedEnough = new Promise<void>((resolve) => (giveUpWaiting = resolve))

  events.on('job:success', ({ job }) => {
    done.push(job.id)
    if (done.length > maxRememberedJobs) done.shift()
  })
  const working = runTaskList(
    { events, concurrency, pollInterval: 2_000, noHandleSignals: true, noPreparedStatements: true, logger: quiet },
    taskList,
    shielded(pool, { isLost: () => isLost, lose }),
  )
  const end = () => (ending ??= Promise.resolve(working.gracefulShutdown()).catch(() => undefined))
  function lose(error: unknown) {
    if (isLost) return
    isLost = true
    if (!isDatabaseAway(error)) reportError(error, { kind: 'queue' })
    setTimeout(giveUpWaiting, maxWaitForJobsMs).unref()
    setImmediate(end)
  }

  const finished = Promise.resolve(working.promise).catch(() => undefined)
  return {
    workerId: working.id,
    isLost: () => isLost,
    ended: Promise.race([finished, waitedEnough]),
    stop: async () => {
      await end()
      await finished
    },
    async giveBack() {
      // Jobs that were done but not recorded must not run again.
      await pool.query('delete from graphile_worker._private_jobs where locked_by = $1 and id = any($2::bigint[])', [
        working.id,
        done,
      ])
      // A job that was taken when the database went has not failed: a long outage must not use up its attempts.
      await pool.query(
        'update graphile_worker._private_jobs set attempts = greatest(attempts - 1, 0) where locked_by = $1',
        [working.id],
      )
      await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [[working.id]])
    },
  }
}

type Loss = { isLost: () => boolean; lose: (error: unknown) => void }

/**
 * graphile-worker does not await its writes of "done" and "failed", so an error there ends the process; an error during
 * a fetch may leave a job locked without a worker. Here the first error ends the run: later queries return no rows.
 */
function shielded(pool: pg.Pool, { isLost, lose }: Loss): pg.Pool {
  const nothing = { rows: [], rowCount: 0 }
  const deaf = { query: async () => nothing, release: () => undefined }

  async function connect() {
    if (isLost()) return deaf
    let client: pg.PoolClient
    try {
      client = await pool.connect()
    } catch (error) {
      lose(error)
      return deaf
    }
    const query = async (statement: pg.QueryConfig) => {
      if (isLost()) return nothing
      try {
        return await client.query(statement)
      } catch (error) {
        if (isWorthRepeating(error)) throw error
        lose(error)
        return nothing
      }
    }
    return { query, release: () => client.release(isLost()) }
  }

  return Object.create(pool, {
    // graphile-worker passes a callback only for its listening connection and handles errors of that one itself.
    connect: {
      value: (...[callback]: Parameters<pg.Pool['connect']> | []) => (callback ? pool.connect(callback) : connect()),
    },
  }) as pg.Pool
}

// Conflicts between two workers: graphile-worker retries by itself.
const isWorthRepeating = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')

// graphile-worker's log lines can contain payloads and messages of failed jobs; the queue logs failures without them.
const quiet = new Logger(() => (level, message) => {
  if (level === 'error' && !message.startsWith('Failed task'))
    log.debug({ kind: 'queue' }, message.split('\n')[0]?.slice(0, 200) ?? '')
})
