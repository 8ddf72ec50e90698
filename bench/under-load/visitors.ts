import { Agent, request } from 'node:http'
import { readFileSync } from 'node:fs'
import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Product } from './product.ts'

export type Asked = { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string }
export type Got = {
  status: number
  retryAfter: number
  /** The session cookie, `name=value`, that the answer sets. */
  cookie: string | undefined
  text: () => string
}
export type Answers = {
  seconds: number
  /** Milliseconds of each answer that was neither busy nor failed. */
  times: number[]
  busy: number
  busyTimes: number[]
  failed: number
}

/** The pages people open most, and the landing of guests. */
export function pagesOf({ student, recruiters }: Product): Asked[] {
  const get = (path: string, cookie?: string): Asked => ({ method: 'GET', path, headers: cookie ? { cookie } : {} })
  return recruiters.flatMap((recruiter) => [
    get('/', student),
    get('/candidate/invitations/status/pending', student),
    get('/client', recruiter),
    get('/client/candidates?all=true', recruiter),
    get('/client/jobs/status/active', recruiter),
    get('/'),
  ])
}

/** The GraphQL questions of the same pages after a navigation in the browser. */
export function questionsOf({ url, student, recruiter }: Product): Asked[] {
  const texts = documentTexts()
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
    post('ClientHome', recruiter, { startDate: tokyoToday(), endDate: tokyoToday(), by: 'JOB', hasRows: false }),
    post('JobListPage', recruiter, { isArchived: false }),
  ]
}

/** The text of each document of our pages, by its name. */
export const documentTexts = () =>
  new Map(
    [
      ...readFileSync('src/web/generated/graphql.ts', 'utf8').matchAll(
        /export const (\w+)Document = new TypedDocumentString\(`([^`]*)`/g,
      ),
    ].map(([, name = '', text = '']) => [name, text]),
  )

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

const unpackers: Record<string, (bytes: Buffer) => Buffer> = { gzip: gunzipSync, zstd: zstdDecompressSync }

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export function ask(url: string, agent: Agent | undefined, { method, path, headers, body }: Asked): Promise<Got> {
  return new Promise((resolve) => {
    const lost = () => resolve({ status: 0, retryAfter: 0, cookie: undefined, text: () => '' })
    const call = request(
      `${url}${path}`,
      {
        method,
        agent,
        headers: {
          ...headers,
          'accept-encoding': 'gzip, deflate, br, zstd',
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        },
        timeout: 60_000,
      },
      (response) => {
        const parts: Buffer[] = []
        const unpack = unpackers[response.headers['content-encoding'] ?? '']
        response
          .on('error', lost)
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              retryAfter: Number(response.headers['retry-after'] ?? 0),
              cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
              text: () => (unpack ? unpack(Buffer.concat(parts)) : Buffer.concat(parts)).toString(),
            }),
          )
      },
    )
    // A connection that the server has just closed for its silence is opened anew, as browsers and proxies do.
    call
      .on('error', (error: Error & { code?: string }) =>
        call.reusedSocket && error.code === 'ECONNRESET'
          ? resolve(ask(url, agent, { method, path, headers, ...(body !== undefined && { body }) }))
          : lost(),
      )
      .on('timeout', () => void call.destroy())
    call.end(body)
  })
}
