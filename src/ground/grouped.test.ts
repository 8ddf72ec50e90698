import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

test('whole numbers are grouped as a Japanese reader writes them', () => {
  const written = new Intl.NumberFormat('ja-JP')
  const numbers = [0, 7, 99, 100, 999, 1000, 12_345, 123_456, 1_234_567, 10_000_000, 2 ** 53 - 1]
  for (const number of [...numbers, ...numbers.map((one) => -one).filter((one) => one !== 0)])
    expect(grouped(number)).toBe(written.format(number))
})
