import { connect, type AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { log } from '#platform/log.ts'
import { allWell } from '#test/http.ts'
import { ownApp } from '#test/client.ts'
import { createApp } from './http.ts'
import { openHttpServer } from './http-server.ts'
import type { Hono } from 'hono'

const app = ownApp()
let http: Hono
let isReachable = true

beforeAll(() => {
  http = createApp({
    env: readEnv({ PUBLIC_URL: 'https://yoake.example' }),
    door: app.door,
    page: async () => new Response('page', { status: 200 }),
    checkReady: async () => (isReachable ? allWell : { ...allWell, status: 'unavailable', database: 'away' }),
    isStopping: () => false,
  })
})

const post = (headers: Record<string, string>, body = '{"query":"{ graduationYears }"}') =>
  http.request('https://yoake.example/graphql', { method: 'POST', headers, body })
const json = { 'content-type': 'application/json' }

describe('the server', () => {
  test('answers JSON POST of its own pages only', async () => {
    const ours = await post({ ...json, origin: 'https://yoake.example', cookie: 'a=b' })
    expect(await ours.json()).toEqual({ data: { graduationYears: [2027, 2028, 2029, 2030, 2031] } })
    expect((await post({ ...json, origin: 'https://evil.example' })).status).toBe(403)
    expect((await post({ ...json, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post({ ...json, cookie: 'yoake_client=x' })).status).toBe(403)
    expect((await post({ 'content-type': 'text/plain' })).status).toBe(415)
    expect((await http.request('https://yoake.example/graphql')).status).toBe(405)
  })

  test('a form that another site sends is refused before any page sees it', async () => {
    const forged = await http.request('https://yoake.example/candidate/login', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    })
    expect(forged.status).toBe(403)
    expect(await forged.text()).not.toContain('page')
  })

  test('health and readiness are two things', async () => {
    expect((await http.request('/healthz')).status).toBe(200)
    expect((await http.request('/readyz')).status).toBe(200)
    isReachable = false
    expect((await http.request('/readyz')).status).toBe(503)
    expect((await http.request('/healthz')).status).toBe(200)
    isReachable = true
  })

  test('every answer has a request id and the safety headers', async () => {
    const { headers } = await http.request('/healthz')
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{12}$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  test('in production every answer holds to https, and a problem page runs nothing', async () => {
    const production = createApp({
      env: { ...readEnv({ PUBLIC_URL: 'https://yoake.example' }), isProduction: true },
      door: app.door,
      page: () => Promise.reject(new Error('a page that fails')),
      checkReady: async () => allWell,
      isStopping: () => false,
    })
    for (const path of ['/healthz', '/readyz', '/graphql', '/errors', '/files/none', '/nowhere']) {
      const { headers } = await production.request(`https://yoake.example${path}`)
      expect([path, headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000; includeSubDomains'])
    }
    const problem = await production.request('https://yoake.example/')
    expect([problem.status, problem.headers.get('cache-control')]).toEqual([500, 'no-store'])
    expect(problem.headers.get('content-security-policy')).toMatch(/^default-src 'none'; /)
  })

  test('what is wrong with a query is said; what is wrong inside is not', async () => {
    const wrong = (await (await post(json, '{"query":"{ nothing }"}')).json()) as {
      errors: { extensions: { code: string } }[]
    }
    expect(wrong.errors[0]?.extensions.code).toBe('invalid_query')
    const broken = await post(json, '{"query": }')
    expect(broken.status).toBe(400)
    expect(await broken.text()).not.toMatch(/node_modules|at /)
  })

  test.each(['/api/calendar/a-secret.ics', '/assessment/certificates/a-secret'])(
    'writes the beginning of %s alone, whose end is a proof by itself',
    async (path) => {
      const info = vi.spyOn(log, 'info')
      await http.request(path)
      const written = info.mock.calls.map(([fields]) => JSON.stringify(fields)).join()
      info.mockRestore()
      expect(written).toContain(path.replace('a-secret', '…').replace('.ics', ''))
      expect(written).not.toContain('a-secret')
    },
  )

  test('a visitor who closed the connection is logged as gone, and not as a failure of the server', async () => {
    const gone = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const waiting = createApp({
      env: readEnv({ PUBLIC_URL: 'https://yoake.example' }),
      door: app.door,
      page: async () => {
        begun.resolve()
        await gone.promise
        return new Response('half a page', { status: 500 })
      },
      checkReady: async () => allWell,
      isStopping: () => false,
    })
    const server = openHttpServer()
    const answer = getRequestListener(async (request, { incoming, outgoing }) => {
      outgoing.once('close', gone.resolve)
      return waiting.fetch(request, { incoming, outgoing })
    })
    server.on('request', (request, response) => void answer(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const logged = Promise.withResolvers<unknown>()
    const info = vi.spyOn(log, 'info').mockImplementation((fields: unknown) => logged.resolve(fields))
    const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1')
    visitor.write('GET /client HTTP/1.1\r\nHost: yoake.example\r\n\r\n')
    await begun.promise
    visitor.destroy()
    expect(await logged.promise).toMatchObject({ path: '/client', status: 499 })
    info.mockRestore()
    await new Promise((resolve) => server.close(resolve))
  })
})
