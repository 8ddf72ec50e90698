import { Agent, request } from 'node:http'
import { readFileSync } from 'node:fs'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Product } from './product.ts'

export type Asked = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string }
export type Answers = {
  seconds: number
  /** Milliseconds of each answer that was neither busy nor failed. */
  times: number[]
  busy: number
  busyTimes: number[]
  failed: number
}

/** The pages people open most, and the landing of guests. */
export function pagesOf({ student, recruiter }: Product): Asked[] {
  const get = (path: string, cookie?: string): Asked => ({ method: 'GET', path, headers: cookie ? { cookie } : {} })
  return [
    get('/', student),
    get('/candidate/invitations/status/pending', student),
    get('/client', recruiter),
    get('/client/candidates?all=true', recruiter),
    get('/client/jobs/status/active', recruiter),
    get('/'),
  ]
}

/** The GraphQL questions of the same pages after a navigation in the browser. */
export function questionsOf({ url, student, recruiter }: Product): Asked[] {
  const texts = new Map(
    [
      ...readFileSync('src/web/generated/graphql.ts', 'utf8').matchAll(
        /export const (\w+)Document = new TypedDocumentString\(`([^`]*)`/g,
      ),
    ].map(([, name = '', text = '']) => [name, text]),
  )
  const post = (name: string, cookie: string, variables: object): Asked => ({
    method: 'POST',
    path: '/graphql',
    headers: {
      'content-type': 'application/json',
      origin: url,
      'x-area': cookie === student ? 'candidate' : 'client',
      cookie,
    },
    body: JSON.stringify({ query: texts.get(name), variables }),
  })
  return [
    post('HomePage', student, {}),
    post('InvitationListPage', student, { status: 'PENDING', first: 20, offset: 0 }),
    post('ClientHome', recruiter, { startDate: tokyoToday(), endDate: tokyoToday() }),
    post('JobListPage', recruiter, { isArchived: false }),
  ]
}

/** Each client asks, reads, and asks again; after a busy answer a client waits for the seconds of Retry-After. */
export async function flood({ url }: Product, requests: Asked[], clients: number, seconds: number): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity, scheduling: 'fifo' })
  const answers: Answers = { seconds: 0, times: [], busy: 0, busyTimes: [], failed: 0 }
  const begun = performance.now()
  const end = begun + seconds * 1000
  const client = async (_: unknown, first: number) => {
    // Clients start at different moments, as people do.
    await pause(Math.random() * Math.min(1000, clients * 2))
    for (let n = first; performance.now() < end; n += 1) {
      const nextRequest = requests[n % requests.length]
      if (!nextRequest) return
      const started = performance.now()
      const { status, retryAfter } = await ask(url, agent, nextRequest)
      const ms = performance.now() - started
      if (status === 200) answers.times.push(ms)
      else if (status === 503 && retryAfter > 0) {
        answers.busy += 1
        answers.busyTimes.push(ms)
        await pause(Math.min(retryAfter * 1000, Math.max(0, end - performance.now())))
      } else {
        answers.failed += 1
        await pause(100)
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  answers.seconds = (performance.now() - begun) / 1000
  agent.destroy()
  return answers
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export function ask(
  url: string,
  agent: Agent | undefined,
  { method, path, headers, body }: Asked,
): Promise<{ status: number; retryAfter: number }> {
  return new Promise((resolve) => {
    const lost = () => resolve({ status: 0, retryAfter: 0 })
    const call = request(
      `${url}${path}`,
      {
        method,
        agent,
        headers: {
          ...headers,
          'accept-encoding': 'gzip',
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
        timeout: 60_000,
      },
      (response) => {
        response
          .on('error', lost)
          .on('end', () =>
            resolve({ status: response.statusCode ?? 0, retryAfter: Number(response.headers['retry-after'] ?? 0) }),
          )
        response.resume()
      },
    )
    call.on('error', lost).on('timeout', () => void call.destroy())
    call.end(body)
  })
}
