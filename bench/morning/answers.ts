import { Agent } from 'node:http'
import { ask, pause, type Asked, type Got } from '../under-load/visitors.ts'

/** Milliseconds of the answers of one kind of request, and what became of the others. */
type Kind = { times: number[]; shed: number; refused: number; errors: number }
export type Answers = ReturnType<typeof openAnswers>

/** After so many answers that ask to come back later, somebody comes back another day. */
const triesAtMost = 3
const busyWords = ['ただいまアクセスが集中しています', '"server_busy"', '"service_unavailable"']

/** Sends what people ask, and keeps what they were answered. */
export function openAnswers(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const kinds = new Map<string, Kind>()
  const leaving = { count: 0 }
  /** Each answer of all kinds: when it came, by `performance.now`, and after how many milliseconds. */
  const moments: { at: number; ms: number }[] = []
  const wrong: string[] = []
  const kindOf = (name: string) => {
    const kind = kinds.get(name) ?? { times: [], shed: 0, refused: 0, errors: 0 }
    kinds.set(name, kind)
    return kind
  }

  /** The answer; undefined where a person was told to come back until they left, or met an error. */
  async function send(name: string, request: Asked): Promise<Got | undefined> {
    const kind = kindOf(name)
    for (let tries = 1; ; tries += 1) {
      const started = performance.now()
      const got = await ask(url, agent, request)
      const isShed = got.status === 503 && got.retryAfter > 0 && busyWords.some((words) => got.text().includes(words))
      if (!isShed) return taken(name, kind, got, performance.now() - started)
      kind.shed += 1
      if (tries === triesAtMost) {
        leaving.count += 1
        return undefined
      }
      await pause(got.retryAfter * 1000)
    }
  }

  function taken(name: string, kind: Kind, got: Got, ms: number): Got | undefined {
    const { status } = got
    const isRefused = (status >= 400 && status < 500) || (status === 200 && got.text().startsWith('{"errors"'))
    if (status > 0 && status < 500) {
      kind.times.push(ms)
      moments.push({ at: performance.now(), ms })
    }
    if (isRefused) kind.refused += 1
    else if (status === 0 || status >= 500) kind.errors += 1
    else return got
    if (wrong.length < 10) wrong.push(`${name}: ${status} ${got.text().slice(0, 200)}`)
    return undefined
  }

  return { send, kinds, moments, leaving, wrong, close: () => agent.destroy() }
}
