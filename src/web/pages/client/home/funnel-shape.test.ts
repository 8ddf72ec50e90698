import { expect, test } from 'vitest'
import { barsOf, rateText } from './funnel-shape.ts'

test('pillars stand on the floor, and a small one can still be seen', () => {
  expect(barsOf([412, 301, 74, 0, 1]).map(({ top }) => top)).toEqual([8, 38.2, 99.9, 120, 117])
  expect(barsOf([0, 0]).map(({ top }) => top)).toEqual([120, 120])
})

test('rates have one decimal', () => {
  expect([rateText(412, 412), rateText(74, 412), rateText(0, 30)]).toEqual(['100%', '18.0%', '0.0%'])
})
