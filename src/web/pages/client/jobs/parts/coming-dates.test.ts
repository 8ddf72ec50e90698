import { expect, test } from 'vitest'
import { comingDates } from './coming-dates.ts'

const at = (day: string, hasCapacity = true) => ({
  startAt: `2026-11-${day}T01:00:00.000Z`,
  closesAt: `2026-11-${Number(day) - 1}T13:00:00.000Z`,
  hasCapacity,
})

test('§4 what a student may choose from holds no date that is over or closed, and begins with the next one', () => {
  const dates = [at('30'), at('20'), at('25'), at('23')]
  expect(comingDates(dates, '2026-11-22T12:00:00.000Z')).toEqual([at('23'), at('25'), at('30')])
  expect(comingDates(dates, '2026-11-22T13:00:00.000Z')).toEqual([at('25'), at('30')])
  expect(comingDates(dates, '2026-12-01T00:00:00.000Z')).toEqual([])
})

test('§4 nor does it hold a date that is taken, held, stopped or called off', () => {
  const dates = [at('23', false), at('25'), at('30', false)]
  expect(comingDates(dates, '2026-11-22T12:00:00.000Z')).toEqual([at('25')])
})
