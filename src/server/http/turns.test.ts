import { EventEmitter } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { openLane, type Lane } from './turns.ts'

afterEach(() => vi.useRealTimers())

function work() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { run: () => promise, end: () => resolve('done') }
}

test('so many work at once, so many wait, everybody else is told at once; turns go in the order of coming', async () => {
  // Before the first measurement a turn counts 50 ms, so the second request in the queue is expected after 100.
  const lane = openLane({ atOnce: 2, longestMs: 100 })
  const order: number[] = []
  const first = [work(), work()]
  const running = first.map(({ run }) => lane(run))
  const waiting = [3, 4].map((n) => lane(async () => order.push(n)))
  expect(await lane(async () => 'never')).toBe(null)
  expect(order).toEqual([])
  first[0]?.end()
  await Promise.all(waiting)
  expect(order).toEqual([3, 4])
  first[1]?.end()
  expect(await Promise.all(running)).toEqual(['done', 'done'])
  expect(await lane(async () => 'free again')).toBe('free again')
})

test('a request that has waited in another lane before waits so much less here', async () => {
  const lane = openLane({ atOnce: 1, longestMs: 1_500 })
  const one = work()
  const running = lane(one.run)
  expect(await lane(async () => 'late', undefined, performance.now() - 1_450)).toBe(null)
  const waiting = lane(async () => 'in time', undefined, performance.now() - 100)
  one.end()
  expect([await running, await waiting]).toEqual(['done', 'in time'])
})

test('who waits too long, or leaves, gives the place to who comes after; a failure gives its turn back', async () => {
  vi.useFakeTimers()
  const lane = openLane({ atOnce: 1, longestMs: 100 })
  const one = work()
  const running = lane(one.run)
  const late = lane(async () => 'late')
  await vi.advanceTimersByTimeAsync(100)
  expect(await late).toBe(null)
  one.end()
  await running
  const two = work()
  const runningAgain = lane(two.run)
  const leaver = new EventEmitter()
  const left = lane(
    async () => 'gone',
    (leave) => {
      leaver.once('close', leave)
      return () => void leaver.off('close', leave)
    },
  )
  leaver.emit('close')
  expect(await left).toBe(null)
  expect(leaver.listenerCount('close')).toBe(0)
  two.end()
  await vi.advanceTimersByTimeAsync(1)
  await runningAgain
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await expect(
    lane(async () => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
  expect(await lane(async () => 'well')).toBe('well')
})

test('who waited too long is not let in, also when the clock of the process is late', async () => {
  const lane = openLane({ atOnce: 1, longestMs: 100 })
  const one = work()
  const running = lane(one.run)
  const late = lane(async () => 'late')
  one.end()
  // Blocks the thread as rendering does, so that no timer fires meanwhile.
  for (const end = performance.now() + 110; performance.now() < end;);
  await running
  expect(await late).toBe(null)
  expect(await lane(async () => 'well')).toBe('well')
})

/** Sends requests one after another, a fixed number of milliseconds apart, on a fake clock. */
async function rush(lane: Lane, { requests, apartMs, turnMs }: { requests: number; apartMs: number; turnMs: number }) {
  const answered: number[] = []
  const refused: number[] = []
  const answers: Promise<void>[] = []
  for (let n = 0; n < requests; n += 1) {
    const came = performance.now()
    const answer = lane(() => new Promise((resolve) => setTimeout(() => resolve('page'), turnMs)))
    answers.push(answer.then((page) => void (page === null ? refused : answered).push(performance.now() - came)))
    await vi.advanceTimersByTimeAsync(apartMs)
  }
  await vi.runAllTimersAsync()
  await Promise.all(answers)
  return { answered, refused }
}

test.each([
  { turnMs: 10, apartMs: 1 },
  { turnMs: 40, apartMs: 2 },
  { turnMs: 300, apartMs: 10 },
])(
  '§8 at $turnMs ms a turn no answer takes over 1.5 s, no turn is lost, and who is refused hears it soon',
  async (load) => {
    vi.useFakeTimers()
    const lane = openLane({ atOnce: 4, longestMs: 1_500 })
    await rush(lane, { requests: 100, apartMs: load.turnMs, turnMs: load.turnMs })
    const seconds = 6
    const requests = (seconds * 1_000) / load.apartMs
    const { answered, refused } = await rush(lane, { ...load, requests })
    expect(Math.max(...answered)).toBeLessThanOrEqual(1_500)
    // Four requests run at once, until the last admitted one.
    expect(answered.length).toBeGreaterThan((0.98 * 4 * seconds * 1_000) / load.turnMs)
    expect(Math.max(0, ...refused)).toBe(0)
    expect(answered.length + refused.length).toBe(requests)
  },
)

test('§8 the queue shortens when turns take longer, and is as long as before soon after', async () => {
  vi.useFakeTimers()
  const lane = openLane({ atOnce: 4, longestMs: 1_500 })
  /** The number of requests that wait, when a thousand arrive at the same moment. */
  const taken = async (turnMs: number) => {
    await rush(lane, { requests: 100, apartMs: turnMs, turnMs })
    const { answered } = await rush(lane, { requests: 1_000, apartMs: 0, turnMs })
    return answered.length - 4
  }
  const fast = await taken(20)
  // 1.5 s hold n / 4 turns of 20 ms and the request's own turn.
  expect(fast).toBeGreaterThan(275)
  expect(fast).toBeLessThan(300)
  const slow = await taken(200)
  expect(slow).toBeGreaterThan(22)
  expect(slow).toBeLessThan(28)
  expect(Math.abs((await taken(20)) - fast)).toBeLessThan(5)
})

test('§8 while nothing ends, as before a locked table, nobody is let into the queue; then it opens again', async () => {
  vi.useFakeTimers()
  const lane = openLane({ atOnce: 2, longestMs: 1_500 })
  const locked = [work(), work()]
  const held = locked.map(({ run }) => lane(run))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await lane(async () => 'never')).toBe(null)
  for (const { end } of locked) end()
  await Promise.all(held)
  await vi.advanceTimersByTimeAsync(1)
  const { answered } = await rush(lane, { requests: 100, apartMs: 20, turnMs: 10 })
  expect(answered).toHaveLength(100)
})
