import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { turnedAway, waitingTurns } from '#platform/metrics/metrics.ts'

type LaneRule = {
  atOnce: number
  /** The longest time from arrival to answer. A request that is expected to take longer gets the busy answer. */
  longestMs: number
}
/**
 * Runs work in its turn. Returns null when the answer would take too long or the visitor has left. `arrivedAt`, of
 * `performance.now()`, is earlier than now for a request that has been in another lane before.
 */
export type Lane = {
  <Result>(run: () => Promise<Result>, onGone?: OnGone, arrivedAt?: number): Promise<Result | null>
  /** Whether a request that came now would be turned away; it is then counted as one that was. */
  turnsAway: () => boolean
}
/** Calls `leave` when the visitor has left, until the returned function is called. */
export type OnGone = (leave: () => void) => () => void

/** The share of a new measurement in the average. */
const weight = 1 / 16
/** The assumed time of a turn before the first measurement. */
const firstGuessMs = 50

/**
 * A queue that runs a fixed number of requests at once. The number of waiting requests follows from the current running
 * time, so that every admitted request is answered soon, on any machine and under any load. A page that waits for
 * nothing would end within the callback that began it, and so would all that wait behind it: a turn begins, and is
 * handed on, in a turn of the event loop of its own, so that other lanes, new connections and `/healthz` come between.
 */
export function openLane({ atOnce, longestMs }: LaneRule, lane = 'other'): Lane {
  let running = 0
  let averageMs = firstGuessMs
  let lastMoved = 0
  const queue = new Map<(isMine: boolean) => void, number>()

  // While all running requests take longer than the average, as before a locked table, their time counts instead.
  const turnMs = () => Math.max(averageMs, running < atOnce ? 0 : performance.now() - lastMoved)
  /** Milliseconds until the answer of a request behind `ahead` others. */
  const expectedMs = (ahead: number) => Math.ceil((ahead + 1) / atOnce) * turnMs() + averageMs

  const turnAway = () => turnedAway.inc({ lane })

  const turn = (leftMs: number, onGone?: OnGone) =>
    new Promise<boolean>((resolve) => {
      const call = (isMine: boolean) => {
        clearTimeout(timer)
        stay?.()
        queue.delete(call)
        waitingTurns.dec({ lane })
        resolve(isMine)
      }
      const leave = () => call(false)
      const timer = setTimeout(() => {
        turnAway()
        leave()
      }, leftMs)
      const stay = onGone?.(leave)
      queue.set(call, performance.now() + leftMs)
      waitingTurns.inc({ lane })
    })

  // `running` does not change while a turn is handed on, so that a new request cannot overtake the queue.
  function handOn() {
    for (const [call, until] of queue) {
      // A request that would be answered too late is not started: the visitor gets the busy answer now.
      const isInTime = performance.now() + averageMs <= until
      call(isInTime)
      if (isInTime) return
      turnAway()
    }
    running -= 1
  }

  const isTooLate = (leftMs: number) => running >= atOnce && expectedMs(queue.size) > leftMs

  async function takeTurn<Result>(run: () => Promise<Result>, onGone?: OnGone, arrivedAt?: number) {
    const leftMs = longestMs - (arrivedAt === undefined ? 0 : performance.now() - arrivedAt)
    if (isTooLate(leftMs)) return (turnAway(), null)
    if (running < atOnce) running += 1
    else if (!(await turn(leftMs, onGone))) return null
    const begun = performance.now()
    lastMoved = begun
    try {
      await new Promise((resolve) => setImmediate(resolve))
      return await run()
    } finally {
      lastMoved = performance.now()
      setImmediate(() => {
        averageMs += (performance.now() - begun - averageMs) * weight
        handOn()
      })
    }
  }
  function turnsAway() {
    const isLate = isTooLate(longestMs)
    if (isLate) turnAway()
    return isLate
  }
  return Object.assign(takeTurn, { turnsAway })
}

/**
 * Few pages run at once: half of a page's time is on this one thread, so more would only slow each other. Queries are
 * short and wait for the database: with more of them at once, more results are read and answered in one turn of the
 * event loop, which saves a seventh of their cost against six at once. Guests have their own turns, so that a flood of
 * guests does not delay signed-in users; a session is read before, in turns of its own, so that a made-up cookie makes
 * nobody a signed-in user. Forms and mutations of whoever is signed in may take longer than reading. Most forms of
 * guests hash a password, two at once in the whole process, and otherwise wait for the database, as questions do; a
 * longer line in front of them lets nobody in sooner.
 */
const turnRules = {
  sessions: { atOnce: 8, longestMs: 1_500 },
  guestPages: { atOnce: 2, longestMs: 1_500 },
  pages: { atOnce: 4, longestMs: 1_500 },
  guestForms: { atOnce: 6, longestMs: 1_500 },
  sentForms: { atOnce: 3, longestMs: 4_000 },
  questions: { atOnce: 32, longestMs: 1_500 },
  mutations: { atOnce: 5, longestMs: 4_000 },
} satisfies Record<string, LaneRule>
export type Turns = Record<keyof typeof turnRules, Lane>

export const openTurns = (rules: Record<keyof typeof turnRules, LaneRule> = turnRules): Turns => ({
  sessions: openLane(rules.sessions, 'sessions'),
  guestPages: openLane(rules.guestPages, 'guestPages'),
  pages: openLane(rules.pages, 'pages'),
  guestForms: openLane(rules.guestForms, 'guestForms'),
  sentForms: openLane(rules.sentForms, 'sentForms'),
  questions: openLane(rules.questions, 'questions'),
  mutations: openLane(rules.mutations, 'mutations'),
})

const outgoingOf = (c: Context) => (c.env as Partial<HttpBindings> | undefined)?.outgoing

/** Calls `leave` when the visitor has left, to save the work. Reading the request's own signal would start its body. */
export const untilClosed =
  (c: Context): OnGone =>
  (leave) => {
    const outgoing = outgoingOf(c)
    outgoing?.once('close', leave)
    return () => void outgoing?.off('close', leave)
  }

/** Whether the visitor closed the connection before the answer: nobody reads its status. */
export const hasLeft = (c: Context): boolean => outgoingOf(c)?.destroyed ?? false
