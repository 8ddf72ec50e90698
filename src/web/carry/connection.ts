import { createStore } from '#web/ui/browser/store.ts'
import { onDocument, onWindow } from '#web/ui/browser/listener.ts'

let drawnAddress: string | null = null

/** The document says here which address its page has, once the page is drawn. */
export function drawPage(pathname: string, search: string) {
  drawnAddress = pathname + search
}

/** Whether the page of this address is the one that is drawn: whatever asks for it, the page is there already. */
export const isDrawn = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => pathname + search === drawnAddress

/** Milliseconds without an answer after which a person is told. */
const toldAfterMs = 2_000
const [shortestPauseMs, longestPauseMs] = [500, 30_000]

const { subscribe, tell } = createStore()
let lostAt: number | null = null
let isLost = false

/** Whether the drawn page is without its server. */
export const connectionLoss = { subscribe, isLost: () => isLost }

/** Any answer ends the loss, also a refusal. */
export function heardAnswer() {
  lostAt = null
  setLost(false)
}

function setLost(next: boolean) {
  if (next === isLost) return
  isLost = next
  tell()
}

/** Milliseconds until the next try. Each pause is as long as the loss so far, so that pauses double up to a bound. */
function noteLoss() {
  lostAt ??= Date.now()
  const elapsed = Date.now() - lostAt
  setLost(elapsed >= toldAfterMs)
  return Math.min(longestPauseMs, Math.max(shortestPauseMs, elapsed))
}

/** Asks until there is an answer: the page stays as it is meanwhile. */
export async function untilAnswered<Answer>(
  ask: () => Promise<Answer>,
  { signal, isUnanswered }: { signal: AbortSignal; isUnanswered: (error: unknown) => boolean },
) {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (signal.aborted || !isUnanswered(error)) throw error
      await untilWorthAsking(noteLoss(), signal)
      if (signal.aborted) throw error
    }
  }
}

/** Milliseconds between the tries for what is not there yet. */
const retryDelaysMs = [500, 1000, 2000, 4000, 8000]

/** Asks again until the connection is back, 16 seconds at most. */
export async function withRetries<Answer>(ask: () => Promise<Answer>, signal?: AbortSignal) {
  for (const wait of retryDelaysMs) {
    try {
      return await ask()
    } catch (error) {
      if (signal?.aborted) throw error
      await untilWorthAsking(wait, signal)
    }
  }
  return ask()
}

const [online, visibility] = [onWindow('online'), onDocument('visibilitychange')]

/** Waits so many milliseconds, and as long as nobody sees the page. A connection that is back ends the wait. */
export const untilWorthAsking = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    let isDue = false
    const done = () => {
      clearTimeout(timer)
      for (const end of ends) end()
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const doneIfSeen = () => {
      if (isDue && document.visibilityState === 'visible') done()
    }
    const timer = setTimeout(() => {
      isDue = true
      doneIfSeen()
    }, ms)
    const ends = [online(done), visibility(doneIfSeen)]
    signal?.addEventListener('abort', done)
  })
