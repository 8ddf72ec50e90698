import { expect, test } from 'vitest'
import { fewAtOnce } from './few-at-once.ts'

test('no more runs at once than may, in the order of coming, also after work that fails', async () => {
  const inTurn = fewAtOnce(2)
  const begun: number[] = []
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  const work = (number: number) => async () => {
    begun.push(number)
    running += 1
    most = Math.max(most, running)
    await new Promise<void>((resolve) => ends.push(resolve))
    running -= 1
    if (number === 1) throw new Error('one that fails')
    return number
  }
  const results = Promise.allSettled([0, 1, 2, 3, 4].map((number) => inTurn(work(number))))
  for (let ended = 0; ended < 5; ended += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(ended)
    ends[ended]?.()
  }
  const values = (await results).map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))
  expect({ values, begun, most }).toEqual({ values: [0, 'failed', 2, 3, 4], begun: [0, 1, 2, 3, 4], most: 2 })
})
