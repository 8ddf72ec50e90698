import { expect, test } from 'vitest'
import { oneByOne } from './one-by-one.ts'

const nameOf = (unit: number) => `unit ${unit}`

test('a unit that fails holds up none after it, and the job fails in the end by its name', async () => {
  const done: number[] = []
  const job = oneByOne([1, 2, 3], nameOf, async (unit) => {
    if (unit === 1) throw new Error('a bad row')
    done.push(unit)
  })
  await expect(job).rejects.toThrow(/^failed: unit 1$/)
  expect(done).toEqual([2, 3])
})

test('without a database nothing else is tried', async () => {
  let tries = 0
  const job = oneByOne([1, 2], nameOf, async () => {
    tries += 1
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
  })
  await expect(job).rejects.toThrow('away')
  expect(tries).toBe(1)
})
