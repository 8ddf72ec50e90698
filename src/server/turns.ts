import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

export type LaneRule = {
  atOnce: number
  /** Who comes when so many wait already is sent away at once. */
  waiting: number
  /** Who waited this long is sent away. */
  patienceMs: number
}
/** Runs when it is its turn; null: too many are before it, or it is not wanted any more. */
export type Lane = <Result>(
  run: () => Promise<Result>,
  isGone?: () => AbortSignal | undefined,
) => Promise<Result | null>

/** A queue with a bound: whoever is let in is answered soon, since few work at the same time. */
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

  // The turn is handed on as it is, so nobody who comes now is before who waits.
  function handOn() {
    for (const [call, until] of queue) {
      // Timers come late where there is much to do, and just then nobody may wait longer.
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
 * Few at once: half of a page's time is this one thread's, so more would only make each other slower. At a hundred pages
 * a second the last of hundred waits one second. Guests have turns of their own, so that a flood of
 * them keeps nobody who is signed in from working; what is sent waits longer than what is only read.
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

/** Which pages wait together. A cookie is only looked at: who holds it is asked when it is their turn. */
export function pageLaneOf({ method, headers }: Request): keyof Turns {
  if (method !== 'GET' && method !== 'HEAD') return 'sentForms'
  return /\byoake_(candidate|client|admin)=[\w-]{43}/.test(headers.get('cookie') ?? '') ? 'pages' : 'guestPages'
}

/** Ends when the visitor left, so that nobody works for who is gone. The signal of the request would start its body. */
export const untilClosed = (c: Context) => () => {
  const outgoing = (c.env as Partial<HttpBindings> | undefined)?.outgoing
  if (!outgoing) return undefined
  const left = new AbortController()
  outgoing.once('close', () => left.abort())
  return left.signal
}
