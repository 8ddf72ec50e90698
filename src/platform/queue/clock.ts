import { setTimeout as sleep } from 'node:timers/promises'
import { parseCrontab } from 'graphile-worker'
import type pg from 'pg'
import { isDatabaseAway } from '../database/database-away.ts'
import { reportError } from '../error-reporter.ts'

const minute = 60_000
const tickMs = 5_000
/** A job missed by at most this long is queued late, also without `?fill=`. */
const shortestFill = 5 * minute
/** A stored time further ahead than this comes from a clock that jumped, not from a fast clock. */
const maxClockAheadMs = 90_000

/** A line of the clock table: a job and the minutes it is due at, in UTC. */
export type ClockLine = ReturnType<typeof parseCrontab>[number]
export const readClock = (crontab: string): ClockLine[] => parseCrontab(crontab)

/** The last minute up to now at which the line is due and not older than its fill; undefined without one. */
export function lastDue({ match, options }: ClockLine, now: Date): Date | undefined {
  const from = now.getTime() - Math.max(shortestFill, options.backfillPeriod)
  for (let at = now.getTime() - (now.getTime() % minute); at >= from; at -= minute) {
    const time = new Date(at)
    const isDue = match({
      min: time.getUTCMinutes(),
      hour: time.getUTCHours(),
      date: time.getUTCDate(),
      month: time.getUTCMonth() + 1,
      dow: time.getUTCDay(),
    })
    if (isDue) return time
  }
  return undefined
}

/**
 * Queues each due job that is not queued yet; of several processes only one queues it. Only the database's clock
 * counts. A stored time ahead of it comes from a clock that jumped and is ignored: a job due now is queued.
 */
export async function queueDue(pool: pg.Pool, lines: readonly ClockLine[]): Promise<string[]> {
  const { now, storedTimes } = await readSeen(pool)
  const due = lines.flatMap((line) => {
    const storedAt = storedTimes.get(line.task)
    // A job without a stored time, or with one in the future and no due minute yet, counts from now.
    const at = storedAt ? lastDue(line, now) : undefined
    const isAhead = storedAt && storedAt.getTime() > now.getTime() + maxClockAheadMs
    if (at && storedAt && (isAhead || at > storedAt)) return [{ job: line.task, at, queue: true }]
    return !storedAt || isAhead ? [{ job: line.task, at: now, queue: false }] : []
  })
  if (due.length === 0) return []
  const { rows } = await pool.query<{ job: string }>(
    `with due as (
       select * from unnest($1::text[], $2::timestamptz[], $3::boolean[]) as due (job, at, queue)
     ), taken as (
       insert into clock_job as known (job, last_due_at) select job, at from due
       on conflict (job) do update set last_due_at = excluded.last_due_at
       where known.last_due_at < excluded.last_due_at or known.last_due_at > now() + make_interval(secs => $4)
       returning job
     )
     select job, graphile_worker.add_job(job, '{}'::json, max_attempts => 10, job_key => 'clock:' || job)
     from due join taken using (job) where queue`,
    [due.map(({ job }) => job), due.map(({ at }) => at), due.map(({ queue }) => queue), maxClockAheadMs / 1000],
  )
  return rows.map(({ job }) => job)
}

/** Jobs due more than two minutes ago and still not queued. */
export async function listLateClockJobs(pool: pg.Pool, lines: readonly ClockLine[]): Promise<string[]> {
  const { now, storedTimes } = await readSeen(pool)
  const lateBefore = new Date(now.getTime() - 2 * minute)
  return lines.flatMap((line) => {
    const storedAt = storedTimes.get(line.task)
    if (!storedAt) return []
    const at = lastDue(line, lateBefore)
    const isAhead = storedAt.getTime() > now.getTime() + maxClockAheadMs
    return isAhead || (at && at > storedAt) ? [line.task] : []
  })
}

async function readSeen(pool: pg.Pool) {
  const { rows } = await pool.query<{ now: Date; job: string | null; at: Date | null }>(
    'select now(), job, last_due_at as at from (select) one left join clock_job on true',
  )
  const storedTimes = new Map(rows.flatMap(({ job, at }) => (job && at ? [[job, at] as const] : [])))
  return { now: rows[0]?.now ?? new Date(), storedTimes }
}

/**
 * A clock that jumped ahead and back leaves jobs waiting for a far future time. Such a job moves back by the distance
 * its creation time lies ahead.
 */
export async function bringBackFutureJobs(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `update graphile_worker._private_jobs
     set run_at = run_at - (greatest(created_at, updated_at) - now()), created_at = least(created_at, now()), updated_at = now()
     where greatest(created_at, updated_at) > now() + make_interval(secs => $1) and locked_at is null`,
    [maxClockAheadMs / 1000],
  )
  return rowCount ?? 0
}

/** Queues due jobs every few seconds until stopped. Errors because the database is away are not reported. */
export function startClock(pool: pg.Pool, lines: readonly ClockLine[]): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = (async () => {
    for (let tick = 0; !signal.aborted; tick += 1) {
      try {
        if (tick % 12 === 0) await bringBackFutureJobs(pool)
        await queueDue(pool, lines)
      } catch (error) {
        if (!isDatabaseAway(error)) reportError(error, { kind: 'clock' })
      }
      await sleep(tickMs, undefined, { signal }).catch(() => undefined)
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
