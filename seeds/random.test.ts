import { expect, test } from 'vitest'
import { hash, randomOf } from './random.ts'

test('the same seed tells the same, and a fork does not depend on what was drawn before', () => {
  const [a, b] = [randomOf(7), randomOf(7)]
  expect(Array.from({ length: 20 }, () => a.next())).toEqual(Array.from({ length: 20 }, () => b.next()))
  expect(randomOf(7).fork('x').next()).toBe(a.fork('x').next())
  expect(randomOf(7).fork('x').next()).not.toBe(a.fork('y').next())
})

test('seeds and indexes do not meet', () => {
  const seen = new Set<number>()
  for (let seed = 0; seed < 20; seed++) for (let i = 0; i < 1000; i++) seen.add(hash(seed, i))
  expect(seen.size).toBeGreaterThan(19_990)
})

test('draws stay within their bounds', () => {
  const random = randomOf(1)
  for (let i = 0; i < 1000; i++) {
    expect(random.int(3, 5)).toBeOneOf([3, 4, 5])
    expect(
      random.weighted([
        ['a', 0],
        ['b', 1],
      ]),
    ).toBe('b')
    expect(new Set(random.sample([1, 2, 3, 4], 3)).size).toBe(3)
  }
  expect(random.sample([1, 2], 5)).toHaveLength(2)
  const mean = Array.from({ length: 20_000 }, () => random.normal(50, 10)).reduce((a, b) => a + b) / 20_000
  expect(Math.abs(mean - 50)).toBeLessThan(0.5)
})
