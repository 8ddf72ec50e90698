import { openSession } from '#domain/session/commands.ts'
import { sessionCookies } from '#domain/session/rules.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import { readEnv } from '#platform/env.ts'
import { openLineEvents } from '../src/server/line/line-events.ts'
import { createApp } from '../src/server/http/http.ts'
import type { ReadyReport } from '../src/server/work/readiness.ts'
import type { TestApp } from './client.ts'

/** Of the official account of tests. */
export const lineSecret = 'a channel of tests'
export const site = 'https://yoake.example'

type Sent = { headers?: Record<string, string>; path?: string; variables?: Record<string, unknown> }
export type HttpAnswer = {
  status: number
  // A test knows what it asked.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any
  code: string | undefined
  message: string | undefined
}

/** The readiness report of a healthy server. */
export const allWell: ReadyReport = {
  status: 'ready',
  database: 'answers',
  queue: 'elsewhere',
  clock: 'unknown',
  search: 'unknown',
  outgoing: 'unknown' as const,
  overdue: null,
}

/** Everything that speaks HTTP but the pages, on the door of a test. */
export function testHttp(app: TestApp) {
  const http = createApp({
    env: readEnv({ PUBLIC_URL: site }),
    door: app.door,
    page: async () => new Response('page'),
    checkReady: async () => allWell,
    isStopping: () => false,
    lineEvents: { secret: lineSecret, take: openLineEvents(app.db) },
  })

  return {
    http,
    async send(query: string, { headers = {}, path = '/graphql', variables }: Sent = {}): Promise<HttpAnswer> {
      const response = await http.request(`${site}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query, variables }),
      })
      const body = (await response.json()) as {
        data?: unknown
        errors?: { message: string; extensions: { code: string } }[]
      }
      const [error] = body.errors ?? []
      return { status: response.status, data: body.data, code: error?.extensions.code, message: error?.message }
    },
    /** The headers of a signed-in company user's browser. */
    async browser({ companyId, companyUserId }: CompanyViewer, address = '203.0.113.7') {
      const token = await app.db.transaction().execute((tx) => openSession(tx, 'client', { companyId, companyUserId }))
      const cookie = `${sessionCookies.client}=${token}`
      return { cookie, origin: site, 'x-area': 'client', 'x-forwarded-for': address }
    },
  }
}

export type TestHttp = ReturnType<typeof testHttp>

/** Sets the networks of the company whose browser this is. */
export const setNetworks = ({ send }: TestHttp, headers: Record<string, string>, ...networks: string[]) =>
  send(
    `mutation ($networks: [AllowedNetworkInput!]!) {
      updateAllowedNetworks(networks: $networks) { ownAddress networks { network } } }`,
    { headers, variables: { networks: networks.map((network) => ({ network })) } },
  )
