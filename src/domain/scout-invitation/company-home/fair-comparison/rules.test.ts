import { expect, test } from 'vitest'
import { compared, differs } from './rules.ts'

const side = (scouts: number, accepted: number) => ({ scouts, accepted, hired: 0 })

test('a side with 29 scouts is not compared, with 30 it is', () => {
  expect(compared(side(29, 9), side(300, 90))).toBeNull()
  expect(compared(side(300, 90), side(29, 9))).toBeNull()
  expect(compared(side(30, 9), side(300, 90))?.fair.accepted).toEqual({ count: 9, percent: 30, low: 17, high: 48 })
})

test('a difference is said only where the intervals have nothing in common', () => {
  expect(differs({ low: 10, high: 20 }, { low: 20, high: 40 })).toBe(false)
  expect(differs({ low: 10, high: 20 }, { low: 21, high: 40 })).toBe(true)
})
