import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watch } from './watch.ts'

const withoutDatabase = { message: '', extensions: { code: 'service_unavailable' } }

/** A socket of a browser; the first ones reach no server. */
class Socket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  static opened: Socket[] = []
  static refused = 0
  /** So many subscriptions reach a server without its database. */
  static without = 0
  readyState: number = Socket.CONNECTING
  frames: string[] = []
  onopen = () => {}
  onerror: ((error: Event) => void) | null = null
  onclose: ((close: Event) => void) | null = null
  onmessage: ((message: { data: string }) => void) | null = null
  constructor() {
    super()
    const isRefused = Socket.opened.push(this) <= Socket.refused
    queueMicrotask(() => (isRefused ? this.refuse() : this.open()))
  }
  open() {
    this.readyState = Socket.OPEN
    this.onopen()
  }
  /** As browsers tell it: an error, and then the close. */
  refuse() {
    this.readyState = Socket.CLOSED
    this.onerror?.(new Event('error'))
    this.onclose?.(Object.assign(new Event('close'), { code: 1006, reason: '' }))
  }
  send(frame: string) {
    this.frames.push(frame)
    const { id } = JSON.parse(frame) as { id?: string }
    if (frame.includes('"subscribe"') && Socket.without-- > 0)
      this.onmessage?.({ data: JSON.stringify({ id, type: 'error', payload: [withoutDatabase] }) })
    if (frame.includes('connection_init')) this.onmessage?.({ data: '{"type":"connection_ack"}' })
  }
  close() {
    this.readyState = Socket.CLOSED
  }
}

let seen: 'visible' | 'hidden'
const listeners = new Set<() => void>()
beforeEach(() => {
  Socket.opened = []
  Socket.refused = Socket.without = 0
  seen = 'visible'
  vi.stubGlobal('document', {
    get visibilityState() {
      return seen
    },
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  })
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', new URL('https://yoake.example/client'))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const isSubscribed = () => Socket.opened.at(-1)?.frames.some((frame) => frame.includes('"subscribe"')) ?? false
const watchThread = () => {
  const connected = vi.fn()
  const leave = watch({ area: 'client', query: 'q', id: '1', next: vi.fn(), connected, closed: vi.fn() })
  return { connected, leave }
}

test('a socket that finds no server is opened again until one answers', async () => {
  Socket.refused = 3
  const { connected, leave } = watchThread()
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000)
  expect([Socket.opened.length, isSubscribed(), connected.mock.calls.length]).toEqual([4, true, 1])
  leave()
})

test('an outage of hours ends no socket: it is opened again once a minute at least, while somebody sees the page', async () => {
  Socket.refused = Infinity
  const { connected, leave } = watchThread()
  await vi.advanceTimersByTimeAsync(2 * 3_600_000)
  const tries = Socket.opened.length
  expect(tries).toBeGreaterThan(110)
  seen = 'hidden'
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(Socket.opened.length).toBeLessThanOrEqual(tries + 1)
  Socket.refused = 0
  seen = 'visible'
  for (const listener of listeners) listener()
  await vi.advanceTimersByTimeAsync(0)
  expect([isSubscribed(), connected.mock.calls.length]).toEqual([true, 1])
  leave()
  expect(listeners.size).toBe(0)
})

test('a subscription that a server without its database refuses is asked for again', async () => {
  Socket.without = 2
  const { leave } = watchThread()
  await vi.advanceTimersByTimeAsync(1_000 + 2_000)
  const subscriptions = Socket.opened.flatMap(({ frames }) => frames.filter((frame) => frame.includes('"subscribe"')))
  expect(subscriptions).toHaveLength(3)
  leave()
  await vi.advanceTimersByTimeAsync(60_000)
})
