import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { parse } from 'hono/utils/cookie'
import { isSessionCookie, isSessionToken } from '#domain/session/rules.ts'

export type LaneRule = {
  atOnce: number
  /** The longest queue; a later request gets the busy answer at once. */
  waiting: number
  /** The longest wait; the request then gets the busy answer. */
  patienceMs: number
}
/** Runs work in its turn. Null when the queue is full, the wait too long or the visitor gone. */
export type Lane = <Result>(
  run: () => Promise<Result>,
  isGone?: () => AbortSignal | undefined,
) => Promise<Result | null>

/** A bounded queue with few at work at once, so that every request taken in is answered soon. */
export function openLane({ atOnce, waiting, patienceMs }: LaneRule): Lane {
  let running = 0
  const queue = new Map<(isMine: boolean) => void, number>()

  const turn = (signal?: AbortSignal) =>
    new Promise<boolean>((resolve) => {
      const call = (isMine: boolean) => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', leave)
        queue.delete(call)
        resolve(isMine)
      }
      const leave = () => call(false)
      const timer = setTimeout(leave, patienceMs)
      signal?.addEventListener('abort', leave)
      queue.set(call, performance.now() + patienceMs)
    })

  // `running` stays as it is while a turn is handed on, so that a new request cannot overtake the queue.
  function handOn() {
    for (const [call, until] of queue) {
      // Timers fire late on a busy thread, so the deadline is checked here too.
      const isInTime = performance.now() <= until
      call(isInTime)
      if (isInTime) return
    }
    running -= 1
  }

  return async (run, isGone) => {
    if (running < atOnce) running += 1
    else if (queue.size >= waiting || !(await turn(isGone?.()))) return null
    try {
      return await run()
    } finally {
      handOn()
    }
  }
}

/**
 * Few at once: half of a page's time is on this one thread, so more would only slow each other. At a hundred pages a
 * second the last of a hundred waits one second. Guests have turns of their own, so that a flood of guests does not
 * delay signed-in users. Sent forms and mutations may wait longer than reading.
 */
export const turnRules = {
  guestPages: { atOnce: 2, waiting: 80, patienceMs: 1_000 },
  pages: { atOnce: 4, waiting: 100, patienceMs: 1_000 },
  sentForms: { atOnce: 3, waiting: 200, patienceMs: 4_000 },
  questions: { atOnce: 6, waiting: 300, patienceMs: 1_200 },
  mutations: { atOnce: 5, waiting: 200, patienceMs: 4_000 },
} satisfies Record<string, LaneRule>
export type Turns = Record<keyof typeof turnRules, Lane>

export const openTurns = (rules: Record<keyof typeof turnRules, LaneRule> = turnRules): Turns => ({
  guestPages: openLane(rules.guestPages),
  pages: openLane(rules.pages),
  sentForms: openLane(rules.sentForms),
  questions: openLane(rules.questions),
  mutations: openLane(rules.mutations),
})

/** The queue of a page, by the form of its cookie alone: the session is read only in the request's turn. */
export function pageLaneOf({ method, headers }: Request): keyof Turns {
  if (method !== 'GET' && method !== 'HEAD') return 'sentForms'
  const cookies = Object.entries(parse(headers.get('cookie') ?? ''))
  return cookies.some(([name, value]) => isSessionCookie(name) && isSessionToken(value)) ? 'pages' : 'guestPages'
}

/** Aborts when the visitor has left, to save the work. Reading the request's own signal would start its body. */
export const untilClosed = (c: Context) => () => {
  const outgoing = (c.env as Partial<HttpBindings> | undefined)?.outgoing
  if (!outgoing) return undefined
  const left = new AbortController()
  outgoing.once('close', () => left.abort())
  return left.signal
}
