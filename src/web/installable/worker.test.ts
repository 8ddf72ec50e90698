import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, test, vi } from 'vitest'

type Event = { waitUntil: (work: Promise<unknown>) => void }
const origin = 'https://yoake.test'
const source = readFileSync('public/firebase-messaging-sw.js', 'utf8')

/** The worker of the product's origin, with these windows open; answers of the server by area. */
function aWorker(paths: readonly string[] = [], refusing: readonly string[] = []) {
  const listeners = new Map<string, (event: object) => void>()
  const windows = paths.map((path) => ({
    url: origin + path,
    focus: vi.fn(async () => undefined),
    navigate: vi.fn<(address: string) => Promise<void>>(async () => undefined),
  }))
  const openWindow = vi.fn<(address: string) => void>()
  const fetch = vi.fn(async (_: string, { headers }: { headers: Record<string, string>; body: string }) => ({
    json: async () => (refusing.includes(headers['x-area'] ?? '') ? { errors: [{}] } : { data: {} }),
  }))
  const self = {
    location: { origin },
    clients: { matchAll: async () => windows, openWindow },
    addEventListener: (kind: string, listener: (event: object) => void) => void listeners.set(kind, listener),
  }
  runInNewContext(source, { self, URL, fetch, caches: {}, navigator: { onLine: true } })
  async function hear(kind: string, event: object) {
    const works: Promise<unknown>[] = []
    listeners.get(kind)?.({ ...event, waitUntil: (work: Promise<unknown>) => void works.push(work) } satisfies Event)
    await Promise.all(works)
  }
  return { windows, openWindow, fetch, hear }
}

describe('§34 a press on a push', () => {
  const press = async (paths: readonly string[], url: string) => {
    const { windows, openWindow, hear } = aWorker(paths)
    await hear('notificationclick', { notification: { close: () => undefined, data: { url } } })
    return [windows.map(({ navigate }) => navigate.mock.calls.flat()), openWindow.mock.calls.flat()]
  }
  const thread = `${origin}/client/threads/1`

  test.each([
    [
      'leads a student’s window to the page',
      ['/client', '/policy'],
      '/candidate/x',
      [[], [`${origin}/candidate/x`]],
      [],
    ],
    ['opens a window for a student who has none', ['/client'], '/candidate/x', [[]], [`${origin}/candidate/x`]],
    [
      'leaves the windows of a recruiter, with their text, alone',
      ['/', '/client/jobs/1/edit'],
      '/client/threads/1',
      [[], []],
      [thread],
    ],
    [
      'loads a recruiter’s window that is there anew',
      ['/client', '/client/threads/1'],
      '/client/threads/1',
      [[], [thread]],
      [],
    ],
    ['takes no operator’s window', ['/admin'], '/client/threads/1', [[]], [thread]],
  ])('%s', async (_, paths, url, led, opened) => {
    expect(await press(paths, url)).toEqual([led, opened])
  })
})

describe('§34 a device with another address is told of', () => {
  const areasOf = async (refusing: readonly string[]) => {
    const { fetch, hear } = aWorker([], refusing)
    await hear('pushsubscriptionchange', { newSubscription: { endpoint: 'new' } })
    return fetch.mock.calls.map(([, { headers, body }]) => [headers['x-area'], /registerC\w+/.exec(body)?.[0]])
  }
  const student = ['candidate', 'registerCandidateFcmToken']
  const recruiter = ['client', 'registerCompanyUserFcmToken']

  test.each([
    ['for the student', [], [student]],
    ['for the recruiter, where no student is signed in', ['candidate'], [student, recruiter]],
  ])('%s', async (_, refusing, areas) => expect(await areasOf(refusing)).toEqual(areas))
})
