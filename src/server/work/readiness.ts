import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { questionTextOf } from '#domain/candidate-search/search-index/question.ts'
import type { Replicas } from '#platform/database/replica/replicas.ts'
import type { ClockLine } from '#platform/queue/clock.ts'
import { reportError } from '#platform/error-reporter.ts'
import { log } from '#platform/log.ts'
import { outgoingStops, overdueWork, searchAnswers } from '#platform/metrics/metrics.ts'
import { countOverdue, countStops, isAnyOverdue, type Overdue } from './overdue.ts'

export type ReadyReport = {
  status: 'ready' | 'unavailable'
  database: 'answers' | 'away'
  /** `elsewhere`: this process runs no jobs. */
  queue: 'working' | 'waiting' | 'elsewhere'
  clock: 'on time' | 'late' | 'unknown'
  /** Whether the search of students can answer, as of the last count. */
  search: 'answers' | 'away' | 'unknown'
  /** The servers its index lies on, as of the last count; absent where that is the database's own. */
  searchWorkers?: { configured: number; answering: number }
  /** Absent where no replica is named. */
  replicas?: { configured: number; inUse: number }
  /** Whether an operator holds back mails or pushes, as of the last count. */
  outgoing: 'going' | 'stopped' | 'unknown'
  /** The last count, about a minute old at most; null before the first count. */
  overdue: Overdue | null
}
type Readiness = { check: () => Promise<ReadyReport>; count: () => Promise<void>; close: () => Promise<void> }

/** Balancers take a check for failed after a second. */
export const answerWithinMs = 800
const countEveryMs = 60_000

type Parts = {
  databaseUrl: string
  /** Undefined in a process without a queue. */
  isQueueWorking: (() => boolean) | undefined
  lines: readonly ClockLine[]
  replicas?: Pick<Replicas, 'count'> | undefined
}

/** A company that does not exist is answered as any other. */
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Reports within a second whether this process can serve. The check has connections of its own, so that a full pool
 * cannot delay it. Overdue work and a search that cannot answer are reported and logged, but leave the process ready.
 */
export function openReadiness({ databaseUrl, isQueueWorking, lines, replicas }: Parts): Readiness {
  const open = (applicationName: string, timeoutMs: number) => {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max: 1,
      application_name: applicationName,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      idleTimeoutMillis: 60_000,
      allowExitOnIdle: true,
    })
    pool.on('error', () => undefined)
    pool.on('connect', (client) => client.on('error', () => undefined))
    return pool
  }
  const asking = open('yoake ready', answerWithinMs)
  const counting = open('yoake overdue', 10_000)
  const stopping = new AbortController()
  let overdue: Overdue | null = null
  let search: ReadyReport['search'] = 'unknown'
  let workers: ReadyReport['searchWorkers']
  let outgoing: ReadyReport['outgoing'] = 'unknown'

  const answers = async () => {
    const late = sleep(answerWithinMs, false, { ref: false })
    return Promise.race([asking.query('select').then(() => true, answersAnew), late])
  }
  // The first failure may only mean that an idle connection was lost.
  const answersAnew = () =>
    asking.query('select').then(
      () => true,
      () => false,
    )

  let running: Promise<boolean> | undefined
  async function check(): Promise<ReadyReport> {
    running ??= answers().finally(() => (running = undefined))
    const isThere = await running
    return {
      status: isThere ? 'ready' : 'unavailable',
      database: isThere ? 'answers' : 'away',
      queue: isQueueWorking ? (isQueueWorking() ? 'working' : 'waiting') : 'elsewhere',
      clock: overdue ? (overdue.clockJobs > 0 ? 'late' : 'on time') : 'unknown',
      search,
      ...(workers && { searchWorkers: workers }),
      ...(replicas && { replicas: replicas.count() }),
      outgoing,
      overdue,
    }
  }

  async function count() {
    try {
      await counting.query('select search_count($1, jsonb_populate_record(null::search_question, $2::jsonb))', [
        nobody,
        questionTextOf([]),
      ])
      search = 'answers'
    } catch (error) {
      search = 'away'
      reportError(error, { kind: 'search' })
    }
    searchAnswers.set(search === 'answers' ? 1 : 0)
    try {
      const { rows } = await counting.query<{ workers: typeof workers | null }>('select search_workers() as workers')
      workers = rows[0]?.workers ?? undefined
      if (workers && workers.answering < workers.configured)
        log.warn({ kind: 'search', ...workers }, 'a worker is away')
    } catch (error) {
      reportError(error, { kind: 'search' })
    }
    try {
      const stops = await countStops(counting)
      outgoing = Object.values(stops).some((held) => held > 0) ? 'stopped' : 'going'
      for (const [channel, held] of Object.entries(stops)) outgoingStops.set({ channel }, held)
      overdue = await countOverdue(counting, lines)
      for (const [kind, found] of Object.entries(overdue)) overdueWork.set({ kind }, found)
      if (!isAnyOverdue(overdue)) return
      for (const [kind, found] of Object.entries(overdue))
        if (found > 0) log.warn({ kind, count: found }, 'work is overdue')
    } catch (error) {
      reportError(error, { kind: 'overdue' })
    }
  }
  const counts = (async () => {
    while (!stopping.signal.aborted) {
      await sleep(countEveryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
      if (!stopping.signal.aborted) await count()
    }
  })()

  return {
    check,
    count,
    async close() {
      stopping.abort()
      await counts
      await Promise.all([asking.end(), counting.end()])
    },
  }
}
