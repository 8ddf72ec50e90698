import { expect, test } from 'vitest'
import { defaultCondition, targetGraduationYear } from './default-condition.ts'

test.each([
  ['2026-11-22', 2028],
  ['2027-03-31', 2028],
  ['2027-04-01', 2029],
  ['2027-12-31', 2029],
  ['2028-01-01', 2029],
])('on %s companies recruit those who graduate in %i', (today, year) => {
  expect(targetGraduationYear(today)).toBe(year)
  expect(defaultCondition(today)).toEqual({ graduationYears: [year], lastActiveAt: 'WITHIN_30' })
})
