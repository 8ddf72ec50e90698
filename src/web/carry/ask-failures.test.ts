import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askFromBrowser, AskError } from './ask.ts'
import { TypedDocumentString } from '../generated/graphql.ts'

const question = new TypedDocumentString<{ ok: boolean }, Record<string, never>>('query Anything { ok }')
const json = { 'content-type': 'application/json; charset=utf-8' }
const html = { 'content-type': 'text/html' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { pathname: '/candidate' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The error a page receives when the server, or a proxy before it, gives this answer. */
async function errorFrom(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer)
  try {
    const pendingAnswer = askFromBrowser()(question)
    pendingAnswer.catch(() => {})
    // Without Retry-After the question is repeated after two seconds.
    await vi.advanceTimersByTimeAsync(10_000)
    await pendingAnswer
    return 'answered'
  } catch (error) {
    if (!(error instanceof AskError)) throw error
    return `${error.refused.code}: ${error.refused.message}`
  }
}

const serverProblem =
  'service_unavailable: サーバーの問題で応答できませんでした。時間をおいて、もう一度お試しください。'
const network = 'network: 通信できませんでした。接続を確認してください。'
const refusal = {
  errors: [
    {
      message: 'サーバーの問題で応答できませんでした。時間をおいて、もう一度お試しください。',
      extensions: { code: 'service_unavailable' },
    },
  ],
}

test.each([
  ['a server whose database is away', async () => Response.json(refusal, { status: 503 }), serverProblem],
  [
    'a proxy that finds no server',
    async () => new Response('<h1>502</h1>', { status: 502, headers: html }),
    serverProblem,
  ],
  ['no connection', async () => Promise.reject(new TypeError('fetch failed')), network],
  ['a network that wants a sign-in of its own', async () => new Response('<h1>Wi-Fi</h1>', { headers: html }), network],
  ['an answer that broke off', async () => new Response('{"data": {"o', { headers: json }), network],
  ['an answer', async () => new Response('{"data": {"ok": true}}', { headers: json }), 'answered'],
] as const)('§1.3 %s is called by its name', async (_, answer, expected) => {
  expect(await errorFrom(answer)).toBe(expected)
})
