import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { parse } from 'hono/utils/cookie'
import { isSessionCookie, isSessionToken } from '#domain/session/rules.ts'

type LaneRule = {
  atOnce: number
  /** The longest time from arrival to answer. A request that is expected to take longer gets the busy answer. */
  longestMs: number
}
/** Runs work in its turn. Returns null when the answer would take too long or the visitor has left. */
export type Lane = <Result>(run: () => Promise<Result>, onGone?: OnGone) => Promise<Result | null>
/** Calls `leave` when the visitor has left, until the returned function is called. */
type OnGone = (leave: () => void) => () => void

/** The share of a new measurement in the average. */
const weight = 1 / 16
/** The assumed time of a turn before the first measurement. */
const firstGuessMs = 50

/**
 * A queue that runs a fixed number of requests at once. The number of waiting requests follows from the current running
 * time, so that every admitted request is answered soon, on any machine and under any load.
 */
export function openLane({ atOnce, longestMs }: LaneRule): Lane {
  let running = 0
  let averageMs = firstGuessMs
  let lastBegun = 0
  const queue = new Map<(isMine: boolean) => void, number>()

  // While all running requests take longer than the average, as before a locked table, their time counts instead.
  const turnMs = () => Math.max(averageMs, running < atOnce ? 0 : performance.now() - lastBegun)
  /** Milliseconds until the answer of a request behind `ahead` others. */
  const expectedMs = (ahead: number) => Math.ceil((ahead + 1) / atOnce) * turnMs() + averageMs

  const turn = (onGone?: OnGone) =>
    new Promise<boolean>((resolve) => {
      const call = (isMine: boolean) => {
        clearTimeout(timer)
        stay?.()
        queue.delete(call)
        resolve(isMine)
      }
      const leave = () => call(false)
      const timer = setTimeout(leave, longestMs)
      const stay = onGone?.(leave)
      queue.set(call, performance.now() + longestMs)
    })

  // `running` does not change while a turn is handed on, so that a new request cannot overtake the queue.
  function handOn() {
    for (const [call, until] of queue) {
      // A request that would be answered too late is not started: the visitor gets the busy answer now.
      const isInTime = performance.now() + averageMs <= until
      call(isInTime)
      if (isInTime) return
    }
    running -= 1
  }

  return async (run, onGone) => {
    if (running < atOnce) running += 1
    else if (expectedMs(queue.size) > longestMs || !(await turn(onGone))) return null
    const begun = performance.now()
    lastBegun = begun
    try {
      return await run()
    } finally {
      averageMs += (performance.now() - begun - averageMs) * weight
      handOn()
    }
  }
}

/**
 * Few pages run at once: half of a page's time is on this one thread, so more would only slow each other. Queries are
 * short and wait for the database: with more of them at once, more results are read and answered in one turn of the
 * event loop, which saves a seventh of their cost against six at once. Guests have their own turns, so that a flood of
 * guests does not delay signed-in users. Sent forms and mutations may take longer than reading.
 */
const turnRules = {
  guestPages: { atOnce: 2, longestMs: 1_500 },
  pages: { atOnce: 4, longestMs: 1_500 },
  sentForms: { atOnce: 3, longestMs: 4_000 },
  questions: { atOnce: 32, longestMs: 1_500 },
  mutations: { atOnce: 5, longestMs: 4_000 },
} satisfies Record<string, LaneRule>
export type Turns = Record<keyof typeof turnRules, Lane>

export const openTurns = (rules: Record<keyof typeof turnRules, LaneRule> = turnRules): Turns => ({
  guestPages: openLane(rules.guestPages),
  pages: openLane(rules.pages),
  sentForms: openLane(rules.sentForms),
  questions: openLane(rules.questions),
  mutations: openLane(rules.mutations),
})

/** The lane of a page, chosen by the form of its cookie alone: the session is read in the request's turn. */
export function pageLaneOf({ method, headers }: Request): keyof Turns {
  if (method !== 'GET' && method !== 'HEAD') return 'sentForms'
  const cookies = Object.entries(parse(headers.get('cookie') ?? ''))
  return cookies.some(([name, value]) => isSessionCookie(name) && isSessionToken(value)) ? 'pages' : 'guestPages'
}

/** Calls `leave` when the visitor has left, to save the work. Reading the request's own signal would start its body. */
export const untilClosed =
  (c: Context): OnGone =>
  (leave) => {
    const outgoing = (c.env as Partial<HttpBindings> | undefined)?.outgoing
    outgoing?.once('close', leave)
    return () => void outgoing?.off('close', leave)
  }
