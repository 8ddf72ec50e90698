import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { failingAs, saidWhenGone } from './act.ts'
import { actOnClient, askFromBrowser, AskError, onClient } from './ask.ts'
import { connectionLoss, drawPage, heardAnswer, withRetries } from './connection.ts'
import { TypedDocumentString } from '../generated/graphql.ts'

const reading = new TypedDocumentString<{ a: number }, Record<string, never>>('query A { a }')
const sending = new TypedDocumentString<{ b: number }, Record<string, never>>('mutation B { b }')

/** The server's answers in order; the last one repeats. */
const answers: Response[] = []
const queries: string[] = []
const busy = () =>
  Response.json(
    { errors: [{ message: 'ただいまアクセスが集中しています。', extensions: { code: 'server_busy' } }] },
    { status: 503, headers: { 'retry-after': '3' } },
  )

beforeEach(() => {
  vi.useFakeTimers()
  answers.length = 0
  queries.length = 0
  vi.stubGlobal('location', { pathname: '/client' })
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    queries.push((JSON.parse(body) as { query: string }).query)
    return answers.shift() ?? busy()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('§5 the mistakes of a form', () => {
  const act = (questions: readonly (typeof sending)[]) => {
    const url = new URL('http://localhost/client')
    const request = new Request(url, { method: 'POST', body: new FormData() })
    const inTurn = actOnClient(async (ask) => {
      for (const question of questions) await ask(question)
    })
    return inTurn({ request, url, params: {} })
  }
  const mistake = () =>
    Response.json({ errors: [{ message: '入力内容を確認してください。', extensions: { code: 'invalid_input' } }] })

  test('have a status with which the router loads nothing again', async () => {
    answers.push(mistake())
    expect(await act([sending])).toMatchObject({ init: { status: 422 }, data: { refused: { code: 'invalid_input' } } })
  })

  test('have none once something was changed: the page shows it', async () => {
    answers.push(Response.json({ data: { b: 1 } }), mistake())
    expect(await act([sending, sending])).toMatchObject({ refused: { code: 'invalid_input' } })
  })
})

test('§8 an act that failed for an unforeseen reason says that the sending failed, and under which id', async () => {
  const extensions = { code: 'internal_server_error', requestId: 'id-of-it' }
  answers.push(Response.json({ errors: [{ message: 'エラーが発生しました。', extensions }] }))
  const url = new URL('http://localhost/client')
  const request = new Request(url, { method: 'POST', body: new FormData() })
  expect(await actOnClient((ask) => ask(sending))({ request, url, params: {} })).toMatchObject({
    refused: {
      code: 'internal_server_error',
      message: '送信に失敗しました。時間をおいて、もう一度お試しください。',
      errorId: 'id-of-it',
    },
  })
})

test('§8 a failed update says that nothing was updated, and a page may have a sentence of its own', async () => {
  const fail = () =>
    Response.json({ errors: [{ message: 'エラーが発生しました。', extensions: { code: 'internal_server_error' } }] })
  const updating = { toString: () => 'mutation A($a: ID!) {\n  done: updateA(a: $a)\n}' } as typeof sending
  const url = new URL('http://localhost/client')
  const sentence = async (chosen: Parameters<typeof actOnClient>[0]) => {
    answers.push(fail())
    const request = new Request(url, { method: 'POST', body: new FormData() })
    const { refused } = (await actOnClient(chosen)({ request, url, params: {} })) as { refused: { message: string } }
    return refused.message
  }
  expect(await sentence((ask) => ask(updating))).toBe('更新できませんでした。時間をおいて、もう一度お試しください。')
  expect(await sentence(failingAs('通知設定を保存できませんでした。', (ask) => ask(updating)))).toBe(
    '通知設定を保存できませんでした。',
  )
})

test('§8 what is gone meanwhile is said on the page with what was typed, which is not loaded again unless it asks to be', async () => {
  const gone = () => Response.json({ errors: [{ message: '見つかりません。', extensions: { code: 'not_found' } }] })
  const url = new URL('http://localhost/client')
  const send = (chosen: Parameters<typeof actOnClient>[0]) => {
    answers.push(gone())
    const body = new FormData()
    body.set('text', '面談は木曜')
    return actOnClient(chosen)({ request: new Request(url, { method: 'POST', body }), url, params: {} })
  }
  const said = {
    refused: { code: 'not_found', message: '見つかりません。', fields: [] },
    values: { text: ['面談は木曜'] },
  }
  // The router loads nothing again after a failing status.
  expect(await send((ask) => ask(sending))).toMatchObject({ data: said, init: { status: 404 } })
  expect(await send(saidWhenGone((ask) => ask(sending)))).toEqual(said)
})

describe('§8 a server that has too much to do', () => {
  test('is asked again once, after the time it names, for what is only read', async () => {
    answers.push(busy(), Response.json({ data: { a: 1 } }))
    const answer = askFromBrowser()(reading)
    await vi.advanceTimersByTimeAsync(2_900)
    expect(queries).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(await answer).toEqual({ a: 1 })
  })

  test('still busy after that, the page says so', async () => {
    const answer = askFromBrowser()(reading).catch((error: AskError) => error.refused.code)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([await answer, queries.length]).toEqual(['server_busy', 2])
  })

  test('is not sent twice what a person sends: what was typed stays, and it is said', async () => {
    const form = new FormData()
    form.set('message', '面談は木曜')
    const act = actOnClient((ask) => ask(sending))
    const url = new URL('http://localhost/client')
    const answer = await act({ request: new Request(url, { method: 'POST', body: form }), url, params: {} })
    expect(queries).toEqual(['mutation B { b }'])
    expect(answer).toMatchObject({
      init: { status: 503 },
      data: {
        refused: { code: 'server_busy', message: expect.stringContaining('入力した内容は残っています') },
        values: { message: ['面談は木曜'] },
      },
    })
  })
})

test('§8 a visitor with too many requests is told so, not of a mistake of ours', async () => {
  answers.push(
    Response.json({
      errors: [{ message: '操作の回数が上限に達しました。', extensions: { code: 'too_many_requests' } }],
    }),
  )
  const url = new URL('http://localhost/client')
  const load = onClient((ask) => ask(reading))
  const failed = await load({ request: new Request(url), url, params: {} }).catch((error: unknown) => error)
  expect(failed).toMatchObject({ init: { status: 429 }, data: { code: 'too_many_requests' } })
})

describe('§8 without a connection', () => {
  beforeEach(() => {
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('removeEventListener', () => {})
    vi.stubGlobal('document', {
      get visibilityState() {
        return visibilityState
      },
      addEventListener: (_: string, listener: () => void) => (seen = listener),
      removeEventListener: () => {},
    })
    visibilityState = 'visible'
    heardAnswer()
  })
  let visibilityState: string
  let seen = () => {}
  const lost = vi.fn<() => Promise<string>>()

  test('it is asked again until the connection is back', async () => {
    lost.mockReset().mockRejectedValueOnce(new TypeError('lost')).mockRejectedValueOnce(new TypeError('lost'))
    lost.mockResolvedValue('there')
    const answer = withRetries(lost)
    await vi.advanceTimersByTimeAsync(1_400)
    expect(lost).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(200)
    expect(await answer).toBe('there')
  })

  test('16 seconds at most, and not at all for what nobody waits for any more', async () => {
    lost.mockReset().mockRejectedValue(new TypeError('lost'))
    const answer = withRetries(lost).catch((error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(16_000)
    expect([await answer, lost.mock.calls.length]).toEqual(['lost', 6])
    await expect(withRetries(lost, AbortSignal.abort())).rejects.toThrow('lost')
    expect(lost).toHaveBeenCalledTimes(7)
  })

  /** The loader of the page at this address, asked for again. */
  function loaded(address: string) {
    const url = new URL(address, 'https://yoake.example')
    const gone = new AbortController()
    const answer = onClient((ask) => ask(reading))({
      request: new Request(url, { signal: gone.signal }),
      url,
      params: {},
    })
    const answered = vi.fn()
    answer.then(answered, answered)
    return { answered, leave: () => gone.abort() }
  }
  const noServer = () => vi.stubGlobal('fetch', () => (tries++, Promise.reject(new TypeError('lost'))))
  const aServer = () => vi.stubGlobal('fetch', async () => Response.json({ data: { a: 1 } }))
  let tries = 0

  test('a page that is drawn keeps what it shows for hours, says so, and recovers by itself', async () => {
    drawPage('/client/threads/1', '?before=3')
    tries = 0
    noServer()
    const { answered } = loaded('/client/threads/1?before=3')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(connectionLoss.isLost()).toBe(false)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(connectionLoss.isLost()).toBe(true)
    await vi.advanceTimersByTimeAsync(3_600_000)
    // Half a minute lies between two tries at last.
    expect(tries).toBeGreaterThan(110)
    expect(tries).toBeLessThan(140)
    expect(answered).not.toHaveBeenCalled()
    aServer()
    await vi.advanceTimersByTimeAsync(30_000)
    expect([answered.mock.calls, connectionLoss.isLost()]).toEqual([[[{ a: 1 }]], false])
  })

  test('and waits too for a server without its database, and until somebody sees the page', async () => {
    drawPage('/client', '')
    const extensions = { code: 'service_unavailable' }
    const without = () => Response.json({ errors: [{ message: '', extensions }] }, { status: 503 })
    // The carrier itself repeats a question that is refused so.
    answers.push(without(), without())
    vi.stubGlobal('fetch', async () => answers.shift() ?? Response.json({ data: { a: 1 } }))
    visibilityState = 'hidden'
    const { answered } = loaded('/client')
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(answered).not.toHaveBeenCalled()
    visibilityState = 'visible'
    seen()
    await vi.advanceTimersByTimeAsync(0)
    expect(answered.mock.calls).toEqual([[{ a: 1 }]])
  })

  test('another page, and a page that is left, are not waited for', async () => {
    drawPage('/client', '')
    noServer()
    const other = loaded('/client?page=2')
    await vi.advanceTimersByTimeAsync(16_000)
    expect(other.answered.mock.calls).toMatchObject([[{ init: { status: 503 }, data: { code: 'network' } }]])
    const left = loaded('/client')
    await vi.advanceTimersByTimeAsync(10_000)
    tries = 0
    left.leave()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([left.answered.mock.calls.length, tries]).toEqual([1, 0])
  })

  test('a refusal ends the loss as any answer does', async () => {
    drawPage('/client', '')
    noServer()
    const { answered } = loaded('/client')
    await vi.advanceTimersByTimeAsync(4_000)
    expect(connectionLoss.isLost()).toBe(true)
    vi.stubGlobal('fetch', async () => Response.json({ errors: [{ message: '', extensions: { code: 'not_found' } }] }))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(answered.mock.calls).toMatchObject([[{ init: { status: 404 } }]])
    expect(connectionLoss.isLost()).toBe(false)
  })

  test('a mistake of ours is shown at once', async () => {
    drawPage('/client', '')
    vi.stubGlobal('fetch', async () =>
      Response.json({ errors: [{ message: '', extensions: { code: 'internal_server_error' } }] }),
    )
    const { answered } = loaded('/client')
    await vi.advanceTimersByTimeAsync(0)
    expect(answered.mock.calls).toMatchObject([[{ data: { code: 'internal_server_error' } }]])
  })
})
