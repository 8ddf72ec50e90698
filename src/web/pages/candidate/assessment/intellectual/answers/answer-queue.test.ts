import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Refused } from '#web/carry/ask.ts'
import { isSamePlace, type SentAnswer } from './answer.ts'
import { answerQueue, retryDelays } from './answer-queue.ts'
import type { DeviceStore } from './device-store.ts'

const refused = (code: string): Refused => ({ code, message: '', fields: [] })
const place = (position: number) => ({ attemptId: 'a', section: 'NUM' as const, position })
const at = '2026-11-22T00:00:00Z'

/** A device that keeps its answers when the page is closed. */
function device(): DeviceStore & { kept: () => SentAnswer[] } {
  let deviceAnswers: SentAnswer[] = []
  return {
    kept: () => deviceAnswers,
    list: () => Promise.resolve(deviceAnswers),
    keep: (answer) => {
      deviceAnswers = [...deviceAnswers.filter((other) => !isSamePlace(other, answer)), answer]
      return Promise.resolve()
    },
    remove: (answers) => {
      deviceAnswers = deviceAnswers.filter(
        (own) => !answers.some((answer) => isSamePlace(own, answer) && own.sequence <= answer.sequence),
      )
      return Promise.resolve()
    },
  }
}

/** A server that answers on command and records what it was sent. */
function sitting(store = device()) {
  const requests: { answers: readonly SentAnswer[]; answer: (refused: Refused | null) => void }[] = []
  const queue = answerQueue((answers) => new Promise((answer) => void requests.push({ answers, answer })), store)
  const choose = (position: number, option: number) =>
    void queue.choose(place(position), { option, isFlagged: false }, at, { milliseconds: 1000, sinceShown: 1000 })
  const batches = () => requests.map(({ answers }) => answers.map(({ position, option }) => [position, option]))
  const answer = async (refusal: Refused | null) => {
    requests.at(-1)?.answer(refusal)
    await settle()
  }
  return {
    queue,
    store,
    choose,
    batches,
    answer,
    sequences: () => requests.map(({ answers }) => answers.at(-1)?.sequence),
  }
}
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('assessment 5.6 answers on their way', () => {
  test('are sent one by one, each with a higher sequence', async () => {
    const { queue, store, choose, batches, answer, sequences } = sitting()
    choose(1, 2)
    await settle()
    expect(queue.waiting()).toBe('sending')
    await answer(null)
    choose(1, 3)
    await settle()
    await answer(null)
    expect(batches()).toEqual([[[1, 2]], [[1, 3]]])
    expect(sequences()).toEqual([1, 2])
    expect([queue.waiting(), store.kept()]).toEqual(['none', []])
    expect(queue.chosen().map(({ option }) => option)).toEqual([3])
  })

  test('made during a sending follow it in their order', async () => {
    const { choose, batches, answer } = sitting()
    choose(1, 0)
    await settle()
    choose(3, 1)
    choose(2, 4)
    choose(3, 2)
    await settle()
    await answer(null)
    expect(batches()).toEqual([
      [[1, 0]],
      [
        [2, 4],
        [3, 2],
      ],
    ])
  })

  test.each(['service_unavailable', 'server_busy', 'internal_server_error', 'too_many_requests'])(
    'wait on the device and are repeated until the server takes them: %s',
    async (code) => {
      const { queue, store, choose, batches, answer } = sitting()
      choose(1, 0)
      await settle()
      await answer(refused('network'))
      expect(queue.waiting()).toBe('lost')
      expect(store.kept()).toHaveLength(1)
      for (const wait of retryDelays.slice(0, 2)) {
        await vi.advanceTimersByTimeAsync(wait)
        await answer(refused(code))
      }
      choose(2, 3)
      await settle()
      await answer(null)
      expect(batches()).toEqual([
        [[1, 0]],
        [[1, 0]],
        [[1, 0]],
        [
          [1, 0],
          [2, 3],
        ],
      ])
      expect([queue.waiting(), store.kept()]).toEqual(['none', []])
    },
  )

  test('outlive a killed app and go before everything else', async () => {
    const first = sitting()
    first.choose(4, 1)
    await settle()
    await first.answer(refused('network'))
    const second = sitting(first.store)
    void second.queue.resume('a', 0)
    await settle()
    expect(second.batches()).toEqual([[[4, 1]]])
    second.choose(4, 2)
    await settle()
    await second.answer(null)
    await second.answer(null)
    expect(second.sequences()).toEqual([1, 2])
    expect(second.store.kept()).toEqual([])
  })

  test('of another sitting leave the device unsent', async () => {
    const first = sitting()
    first.choose(4, 1)
    await settle()
    await first.answer(refused('network'))
    const second = sitting(first.store)
    await second.queue.resume('another', 0)
    expect(second.batches()).toEqual([])
    expect(second.store.kept()).toEqual([])
  })

  test('that are refused are told and no longer shown, the others arrive', async () => {
    const { queue, store, choose, batches, answer } = sitting()
    const codes: string[] = []
    queue.hearRefusal(({ code }) => codes.push(code))
    choose(1, 0)
    await settle()
    choose(2, 1)
    choose(3, 2)
    await settle()
    await answer(null)
    await answer(refused('conflict'))
    await answer(refused('conflict'))
    await answer(null)
    expect(batches().slice(1)).toEqual([
      [
        [2, 1],
        [3, 2],
      ],
      [[2, 1]],
      [[3, 2]],
    ])
    expect(codes).toEqual(['conflict'])
    expect(queue.chosen().map(({ position }) => position)).toEqual([1, 3])
    expect([queue.waiting(), store.kept()]).toEqual(['none', []])
  })

  test('that have arrived give way to what the server has, when the page is opened again', async () => {
    const { queue, choose, answer } = sitting()
    choose(1, 0)
    await settle()
    await answer(null)
    await queue.resume('a', 7)
    expect(queue.chosen()).toEqual([])
  })

  test('begin above the sequence that the server knows', async () => {
    const { queue, choose, answer, sequences } = sitting()
    await queue.resume('a', 41)
    choose(1, 0)
    await settle()
    await answer(null)
    expect(sequences()).toEqual([42])
  })
})
