import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openVideoStills } from './video-stills.ts'

let server: Server
let origin: string
let paths: string[]
/** `stops`: the host says no more after the head of its answer, or nothing at all. */
type Answer = { status: number; body?: string; location?: string; type?: string; stops?: 'before' | 'after' }
let answers: Record<string, Answer>
beforeAll(async () => {
  server = createServer((request, response) => {
    paths.push(request.url ?? '')
    const { status, body = '', location, type = 'image/jpeg', stops } = answers[request.url ?? ''] ?? { status: 404 }
    if (stops === 'before') return
    response.writeHead(status, { 'content-type': type, ...(location && { location }) })
    if (stops === 'after') response.write(body)
    else response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  paths = []
})

const video = 'dQw4w9WgXcQ'
const [large, small] = [`/vi/${video}/maxresdefault.jpg`, `/vi/${video}/mqdefault.jpg`]
const fetchStill = (videoId = video, videoStills = true) => openVideoStills({ videoStills }, 1000, origin)(videoId)
const textOf = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString()

test('the large still, or the small one when there is none', async () => {
  answers = { [large]: { status: 200, body: 'large' }, [small]: { status: 200, body: 'small' } }
  expect(textOf(await fetchStill())).toBe('large')
  answers = { [small]: { status: 200, body: 'small' } }
  expect(textOf(await fetchStill())).toBe('small')
})

test.each([
  ['more bytes than allowed', { status: 200, body: 'x'.repeat(1001) }],
  ['a redirect', { status: 302, location: 'http://127.0.0.1:1/inside' }],
  ['a broken host', { status: 503 }],
  ['a page instead of a picture', { status: 200, body: '<html></html>', type: 'text/html; charset=utf-8' }],
])('%s is nothing, and no other address is asked', async (_, answer) => {
  answers = { [large]: answer }
  expect(await fetchStill()).toBeNull()
  expect(paths).toEqual([large])
})

test.each(['before', 'after'] as const)('a host that stops %s its head is left, and is nothing', async (stops) => {
  answers = { [large]: { status: 200, body: 'half', stops } }
  expect(await openVideoStills({ videoStills: true }, 1000, origin, 50)(video)).toBeNull()
  expect(paths).toEqual([large])
})

test('a private or deleted video has neither still', async () => {
  // The host sends a grey picture with its 404.
  answers = { [large]: { status: 404, body: 'grey' }, [small]: { status: 404, body: 'grey' } }
  expect(await fetchStill()).toBeNull()
  expect(paths).toEqual([large, small])
})

test('a host that is away, or that is not to be asked, is nothing', async () => {
  answers = {}
  expect(await openVideoStills({ videoStills: true }, 1000, 'http://127.0.0.1:1')(video)).toBeNull()
  expect(await fetchStill(video, false)).toBeNull()
  expect(await fetchStill('../../secret')).toBeNull()
  expect(paths).toEqual([])
})
