import { gunzipSync, zstdDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compressed } from './compress.ts'

const text = 'ようこそ。'.repeat(500)
const asking = (accepted?: string) =>
  new Request('https://yoake.example/', accepted === undefined ? {} : { headers: { 'accept-encoding': accepted } })
const page = (body: string | null = text, type = 'text/html; charset=utf-8') =>
  new Response(body, { status: 201, headers: { 'content-type': type, 'set-cookie': 'a=b', vary: 'cookie' } })
const read = async (response: Response) => {
  const bytes = Buffer.from(await response.arrayBuffer())
  const encoding = response.headers.get('content-encoding')
  return (encoding === 'zstd' ? zstdDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}

describe('compressed', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['GZIP', 'gzip'],
    ['gzip;q=0.5, zstd;q=0', 'gzip'],
    ['zstd;q=0.001', 'zstd'],
    ['gzip;q=1.0, zstd;q=0.5', 'gzip'],
    ['gzip ;q=1, br', 'gzip'],
    ['br, deflate', null],
    ['gzip;q=0, zstd;q=0.000', null],
    ['*', null],
    ['', null],
    [undefined, null],
  ])('for a browser that accepts %s: %s', async (accepted, encoding) => {
    const response = await compressed(asking(accepted), page())
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(await read(response)).toBe(text)
    expect([response.status, response.headers.get('set-cookie')]).toEqual([201, 'a=b'])
    if (encoding) expect(response.headers.get('vary')).toBe('cookie, accept-encoding')
  })

  test.each(['application/json', 'application/json; charset=utf-8', 'application/graphql-response+json'])(
    'is said of %s too',
    async (type) => {
      const response = await compressed(asking('zstd'), page(text, type))
      expect(response.headers.get('content-encoding')).toBe('zstd')
      expect(await read(response)).toBe(text)
    },
  )

  test.each([
    ['a picture', page(text, 'image/png')],
    ['what is told bit by bit', page(text, 'text/event-stream')],
    ['a short page', page('短い')],
    ['no body', page(null)],
  ])('%s goes as it is', async (_, response) => {
    const before = await response.clone().text()
    const after = await compressed(asking('gzip, zstd'), response)
    expect(after.headers.get('content-encoding')).toBeNull()
    expect(await after.text()).toBe(before)
  })
})
