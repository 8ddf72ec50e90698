import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Refused } from '#web/carry/ask.ts'
import { draftKey, forgetDraft, forgetDrafts, keepDraft } from '../forms/draft/kept-draft.ts'
import { threadOutbox, type OutgoingMessage } from './outbox.ts'

/** The storage of a browser: its keys are its own properties. */
const storage: Record<string, string> = {}
const hidden = { enumerable: false }
Object.defineProperties(storage, {
  getItem: { ...hidden, value: (key: string) => storage[key] ?? null },
  setItem: { ...hidden, value: (key: string, value: string) => void (storage[key] = value) },
  removeItem: { ...hidden, value: (key: string) => void delete storage[key] },
})
/** The locks of one browser: a page that is closed lets go of its own. */
function aBrowser() {
  const queues = new Map<string, (() => Promise<unknown>)[]>()
  const held = new Set<string>()
  const run = async (name: string) => {
    const next = held.has(name) ? undefined : queues.get(name)?.shift()
    if (!next) return
    held.add(name)
    await next()
    held.delete(name)
    await run(name)
  }
  return {
    open() {
      let close: (() => void) | undefined
      const closed = new Promise<void>((resolve) => (close = resolve))
      const request = async (name: string, ...rest: unknown[]) => {
        const take = rest.at(-1) as (lock: object | null) => unknown
        if (rest.length > 1 && held.has(name)) return take(null)
        const done = Promise.withResolvers<unknown>()
        const inTurn = async () => done.resolve(await Promise.race([take({}), closed]))
        queues.set(name, [...(queues.get(name) ?? []), inTurn])
        void run(name)
        return done.promise
      }
      vi.stubGlobal('navigator', { locks: { request } })
      return { close: () => close?.() }
    },
  }
}
let browser = aBrowser()

beforeEach(() => {
  browser = aBrowser()
  browser.open()
  for (const key of Object.keys(storage)) delete storage[key]
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', { localStorage: storage })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const network: Refused = { code: 'network', message: '接続できません', fields: [] }
const closed: Refused = { code: 'thread_closed', message: '終わっています', fields: [] }

const only = (text: string): OutgoingMessage => ({ text, files: [] })

/** A server that takes each key once, while `answer` says that it can be reached. */
function aServer() {
  const taken: string[] = []
  const takesAll: (text: string) => Refused | null = () => null
  const server = {
    taken,
    answer: takesAll,
    send: async ({ text, files }: OutgoingMessage, key: string) => {
      const refused = server.answer(text)
      if (!refused && !taken.includes(`${key} ${text}`))
        taken.push([key, text, ...files.map(({ name }) => name)].join(' '))
      return refused ?? server.taken.length
    },
  }
  return server
}

test('what is written without a connection is kept, and sent once and in order when it is back', async () => {
  const server = aServer()
  server.answer = () => network
  const outbox = threadOutbox('kept-draft.me.thread.1', server.send)
  await outbox.add(only('一'), 'k1')
  await outbox.add(only('二'), 'k2')
  expect([outbox.isLost(), outbox.unsent().map(({ state }) => state)]).toEqual([true, ['waiting', 'waiting']])
  server.answer = () => null
  await vi.advanceTimersByTimeAsync(20_000)
  expect(server.taken).toEqual(['k1 一', 'k2 二'])
  expect([outbox.isLost(), outbox.unsent().map(({ state }) => state)]).toEqual([false, ['sent', 'sent']])
})

test('a reload finds what was not sent, under the same keys', async () => {
  const server = aServer()
  server.answer = () => network
  const page = browser.open()
  await threadOutbox('kept-draft.me.thread.1', server.send).add(only('一'), 'k1')
  page.close()
  await vi.advanceTimersByTimeAsync(0)
  browser.open()
  const again = threadOutbox('kept-draft.me.thread.1', server.send)
  await vi.advanceTimersByTimeAsync(0)
  expect(again.unsent()).toMatchObject([{ key: 'k1', text: '一' }])
  server.answer = () => null
  await again.flush()
  expect(server.taken).toEqual(['k1 一'])
  expect(threadOutbox('kept-draft.me.thread.1', server.send).unsent()).toEqual([])
  expect(threadOutbox('kept-draft.you.thread.1', server.send).unsent()).toEqual([])
})

test('two pages of a thread keep a message each, and what one gives up is not sent by the other', async () => {
  const server = aServer()
  server.answer = () => network
  const first = browser.open()
  const one = threadOutbox('kept-draft.me.thread.1', server.send)
  await one.add(only('一'), 'k1')
  await one.add(only('取り消す'), 'k0')
  browser.open()
  const two = threadOutbox('kept-draft.me.thread.1', server.send)
  await two.add(only('二'), 'k2')
  expect([one.unsent().map(({ key }) => key), two.unsent().map(({ key }) => key)]).toEqual([['k1', 'k0'], ['k2']])
  expect(Object.values(storage).join()).toMatch(/k1.*k2/s)
  one.drop('k0')
  // The message of the page that is closed goes on from the other one.
  first.close()
  server.answer = (text) => (text === '一' ? closed : null)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(two.unsent()).toMatchObject([
    { key: 'k1', state: 'refused' },
    { key: 'k2', state: 'sent' },
  ])
  expect(server.taken).toEqual(['k2 二'])
})

test('what the field held is forgotten alone: the message, and the draft whose key begins alike, stay', async () => {
  const server = aServer()
  server.answer = () => network
  const [field, outbox] = [draftKey('me', 'thread', '1'), draftKey('me', 'thread', '1', 'outbox')]
  const [page1, page10] = [draftKey('me', 'personality', '1'), draftKey('me', 'personality', '10')]
  for (const key of [field, page1, page10]) keepDraft(key, { values: {} })
  await threadOutbox(outbox, server.send).add(only('一'), 'k1')
  forgetDraft(field)
  forgetDraft(page1)
  expect(Object.keys(storage).toSorted()).toEqual([page10, expect.stringContaining(`${outbox}.`)])
  forgetDrafts()
  expect(Object.keys(storage)).toEqual([])
})

test('a refused message stays with its reason, and the next one goes on', async () => {
  const server = aServer()
  server.answer = (text) => (text === '一' ? closed : null)
  const arrived: string[] = []
  const outbox = threadOutbox('kept-draft.me.thread.1', server.send)
  outbox.hearArrival((key) => arrived.push(key))
  await outbox.add(only('一'), 'k1')
  await outbox.add(only('二'), 'k2')
  expect(outbox.unsent()).toMatchObject([
    { key: 'k1', state: 'refused', reason: '終わっています' },
    { key: 'k2', state: 'sent' },
  ])
  expect(arrived).toEqual(['k2'])
  outbox.drop('k1')
  outbox.drop('k2')
  expect([outbox.unsent(), Object.keys(storage)]).toEqual([[], []])
})

describe('a message with files', () => {
  const cv = new File(['%PDF-'], '履歴書.pdf', { type: 'application/pdf' })
  const withCv = { text: '履歴書です。', files: [cv] }

  test('waits with them for a connection, and is sent with them', async () => {
    const server = aServer()
    server.answer = () => network
    const outbox = threadOutbox('kept-draft.me.thread.1', server.send)
    await outbox.add(withCv, 'k1')
    expect(outbox.unsent()).toMatchObject([{ state: 'waiting', fileNames: ['履歴書.pdf'] }])
    server.answer = () => null
    await vi.advanceTimersByTimeAsync(20_000)
    expect(server.taken).toEqual(['k1 履歴書です。 履歴書.pdf'])
  })

  test('is not sent without them after a reload, and says so', async () => {
    const server = aServer()
    server.answer = () => network
    const page = browser.open()
    await threadOutbox('kept-draft.me.thread.1', server.send).add(withCv, 'k1')
    page.close()
    await vi.advanceTimersByTimeAsync(0)
    browser.open()
    server.answer = () => null
    const again = threadOutbox('kept-draft.me.thread.1', server.send)
    await vi.advanceTimersByTimeAsync(0)
    expect(server.taken).toEqual([])
    expect(again.unsent()).toMatchObject([
      { text: '履歴書です。', state: 'refused', reason: expect.stringContaining('ファイルは残っていません') },
    ])
  })

  test('that is refused gives them back, and says what is wrong with each', async () => {
    const server = aServer()
    const fields = [{ path: 'files', message: '「履歴書.pdf」：アップロードファイルが不正です' }]
    server.answer = () => ({ code: 'invalid_input', message: '入力内容を確認してください', fields })
    const outbox = threadOutbox('kept-draft.me.thread.1', server.send)
    await outbox.add(withCv, 'k1')
    expect(outbox.unsent()).toMatchObject([{ state: 'refused', reason: fields[0]?.message }])
    expect(outbox.filesOf('k1')).toEqual([cv])
  })
})
