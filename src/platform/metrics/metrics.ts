import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/**
 * The figures of this process, for Prometheus. Every label is a word of a closed list (a route, a job, a lane, a
 * pool), so that no id, address or name of a person can get in, and the series stay few.
 */
export const registry = new Registry()
const registers = [registry]

const answerSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8]

export const requests = new Histogram({
  name: 'yoake_http_request_seconds',
  help: 'Requests by route, from arrival to answer; 499 left before it.',
  labelNames: ['method', 'route', 'status'],
  buckets: answerSeconds,
  registers,
})

export const statements = new Histogram({
  name: 'yoake_database_statement_seconds',
  help: 'Statements by pool, as this process waited for them, a free connection not counted.',
  labelNames: ['pool'],
  buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2, 15],
  registers,
})

export const searches = new Histogram({
  name: 'yoake_search_seconds',
  help: 'Questions to the index of students; busy: refused, since no connection or no answer came in time.',
  labelNames: ['outcome'],
  buckets: answerSeconds,
  registers,
})

export const replicaInUse = new Gauge({
  name: 'yoake_replica_in_use',
  help: '1 where this process asks a replica, by its place in DATABASE_REPLICA_URLS; 0 where it is left out.',
  labelNames: ['replica'],
  registers,
})

export const replicaLag = new Gauge({
  name: 'yoake_replica_lag_seconds',
  help: 'How far a replica is behind the primary, as of the last look.',
  labelNames: ['replica'],
  registers,
})

export const replicaQuestions = new Counter({
  name: 'yoake_replica_statements_total',
  help: 'Statements that a replica may answer: answered by one, or by the primary, and why.',
  labelNames: ['outcome'],
  registers,
})

export const jobs = new Histogram({
  name: 'yoake_job_seconds',
  help: 'Jobs of the queue; each try counts.',
  labelNames: ['name', 'outcome'],
  buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120],
  registers,
})

export const mails = new Counter({
  name: 'yoake_mails_total',
  help: 'Mails handed to the mail server, or refused by it.',
  labelNames: ['outcome'],
  registers,
})

export const pushes = new Counter({
  name: 'yoake_pushes_total',
  help: 'Pushes by service (browser, line) and what it said: sent, gone (the device takes no more), refused, failed (tried again).',
  labelNames: ['service', 'outcome'],
  registers,
})

export const waitingTurns = new Gauge({
  name: 'yoake_turns_waiting',
  help: 'Requests that wait for their turn.',
  labelNames: ['lane'],
  registers,
})

export const turnedAway = new Counter({
  name: 'yoake_turned_away_total',
  help: 'Requests that were told to come back, since their answer would have come too late.',
  labelNames: ['lane'],
  registers,
})

export const overdueWork = new Gauge({
  name: 'yoake_overdue_work',
  help: 'Work that is late by more than healthy work ever is, as of the last count of /readyz.',
  labelNames: ['kind'],
  registers,
})

export const searchAnswers = new Gauge({
  name: 'yoake_search_answers',
  help: '1 where the index of students answers, as of the last count of /readyz.',
  registers,
})

export const outgoingStops = new Gauge({
  name: 'yoake_outgoing_stops',
  help: 'Stops of mails and pushes by an operator, as of the last count of /readyz.',
  labelNames: ['channel'],
  registers,
})

export const sockets = new Gauge({ name: 'yoake_sockets', help: 'Open sockets of signed-in pages.', registers })

const connections = new Gauge({
  name: 'yoake_database_connections',
  help: 'Connections by pool and state; waiting are those who ask for one.',
  labelNames: ['pool', 'state'],
  registers,
  collect() {
    for (const [name, pool] of pools) {
      this.set({ pool: name, state: 'idle' }, pool.idleCount)
      this.set({ pool: name, state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ pool: name, state: 'waiting' }, pool.waitingCount)
    }
  },
})

type Pool = { totalCount: number; idleCount: number; waitingCount: number }
const pools = new Map<string, Pool>()

/** Reports the connections of a pool until the returned function is called. */
export function watchPool(name: string, pool: Pool) {
  pools.set(name, pool)
  return () => {
    if (pools.get(name) !== pool) return
    pools.delete(name)
    for (const state of ['idle', 'busy', 'waiting']) connections.remove({ pool: name, state })
  }
}

/** Runs an act and keeps its time beside what became of it. */
export async function timed<Result>(
  histogram: Histogram<'outcome'>,
  act: () => Promise<Result>,
  outcomeOf: (error?: unknown) => string,
): Promise<Result> {
  const started = performance.now()
  const keep = (outcome: string) => histogram.observe({ outcome }, (performance.now() - started) / 1000)
  try {
    const result = await act()
    keep(outcomeOf())
    return result
  } catch (error) {
    keep(outcomeOf(error))
    throw error
  }
}
