import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { visitorAddress, visitorProtocol } from './address.ts'
import { atPublicUrl } from './public-request.ts'
import { toHttps } from './to-https.ts'

const publicUrl = 'https://yoake.example'
const incoming = (headers: Record<string, string>, remoteAddress = '10.0.0.1') =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage

describe('a request behind a proxy', () => {
  test.each(['http://yoake.example/', 'http://10.0.0.7:3000/a?b=c', 'http://evil.example//evil.example/x?y'])(
    '%s is one to PUBLIC_URL',
    (url) => {
      const { pathname, search } = new URL(url)
      expect(atPublicUrl(new Request(url), publicUrl).url).toBe(`${publicUrl}${pathname}${search}`)
    },
  )

  test('its method, body, headers and end stay; its Origin has been judged', async () => {
    const gone = new AbortController()
    const headers = { origin: publicUrl, cookie: 'a=b', 'content-type': 'application/x-www-form-urlencoded' }
    const init = { method: 'POST', headers, body: 'email=a&password=%E3%81%82', signal: gone.signal }
    const request = atPublicUrl(new Request('http://yoake.example/candidate/login', init), publicUrl)
    expect([request.method, request.headers.get('cookie'), request.headers.has('origin')]).toEqual([
      'POST',
      'a=b',
      false,
    ])
    expect((await request.formData()).get('password')).toBe('あ')
    gone.abort()
    expect(request.signal.aborted).toBe(true)
  })
})

describe('the visitor’s address', () => {
  test.each<[string, number, string, string]>([
    ['nobody is believed by default', 0, '203.0.113.9', '10.0.0.1'],
    ['one proxy wrote the last', 1, '203.0.113.9', '203.0.113.9'],
    ['what the visitor wrote before it is not believed', 1, '127.0.0.1, 203.0.113.9', '203.0.113.9'],
    ['two proxies wrote the last two', 2, '127.0.0.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['a proxy that was passed by', 2, '203.0.113.9', '203.0.113.9'],
    ['nothing written', 1, '', '10.0.0.1'],
    ['nonsense', 1, 'unknown', '10.0.0.1'],
    ['a port', 1, '203.0.113.9:4711', '203.0.113.9'],
    ['brackets and a port', 1, '[2001:db8::7]:4711', '2001:db8::7'],
    ['IPv4 as IPv6', 1, '::ffff:203.0.113.9', '203.0.113.9'],
  ])('%s', (_, proxies, forwarded, address) => {
    expect(visitorAddress(incoming({ 'x-forwarded-for': forwarded }), proxies)).toBe(address)
  })

  test('IPv4 that comes over a socket of IPv6 is IPv4', () => {
    expect(visitorAddress(incoming({}, '::ffff:10.0.0.1'), 0)).toBe('10.0.0.1')
  })
})

describe('the visitor’s protocol', () => {
  test.each<[string, number, 'http' | 'https' | null]>([
    ['http', 0, null],
    ['', 1, null],
    ['http', 1, 'http'],
    ['HTTPS', 1, 'https'],
    ['https, http', 1, 'http'],
    ['http, https, http', 2, 'https'],
    ['https', 2, 'https'],
    ['gopher', 1, null],
  ])('%j from %i proxies is %s', (forwarded, proxies, protocol) => {
    expect(visitorProtocol(incoming({ 'x-forwarded-proto': forwarded }), proxies)).toBe(protocol)
  })

  const inTheClear = { 'x-forwarded-proto': 'http' }
  const env = { publicUrl, trustProxy: 1 }
  const ask = (init: RequestInit = {}, settings = env, headers: Record<string, string> = inTheClear) =>
    toHttps(new Request('http://anything.example//client/candidates?y=2028', init), incoming(headers), settings)

  test('a page that was asked for in the clear is shown where it is, whatever the Host', () => {
    const moved = ask()
    expect([moved?.status, moved?.headers.get('location')]).toEqual([308, `${publicUrl}//client/candidates?y=2028`])
  })

  test('what carries a secret is refused, so that it is noticed', () => {
    expect(ask({ method: 'POST', body: 'password=a' })?.status).toBe(403)
    expect(ask({ headers: { authorization: 'Bearer yoake_a' } })?.status).toBe(403)
  })

  test('everything else passes', () => {
    expect(ask({}, env, { 'x-forwarded-proto': 'https' })).toBeNull()
    expect(ask({}, env, {})).toBeNull()
    expect(ask({}, { ...env, trustProxy: 0 })).toBeNull()
    expect(ask({}, { ...env, publicUrl: 'http://localhost:3000' })).toBeNull()
  })

  test('a browser that speaks https is not sent in circles by a proxy that says http', () => {
    expect(ask({ headers: { 'sec-fetch-site': 'none' } })).toBeNull()
  })
})
