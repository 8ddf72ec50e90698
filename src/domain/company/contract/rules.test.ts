import { expect, test } from 'vitest'
import { checkRenewal, checkTerm, renewalStart, termEnd } from './rules.ts'

test.each([
  ['2026-04-01', 12, '2027-03-31'],
  // The February of a leap year ends a day later than the one before.
  ['2027-03-01', 12, '2028-02-29'],
  ['2028-03-01', 12, '2029-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-12-31', 1, '2027-01-30'],
])('民法143条: a term from %s of %i months ends on %s', (startsOn, months, end) => {
  expect(termEnd(startsOn, months)).toBe(end)
})

test('a renewal of a year begins on the day after the end', () => {
  expect(termEnd(renewalStart({ endsOn: '2027-02-28' }, '2027-01-10'), 12)).toBe('2028-02-29')
  expect(termEnd(renewalStart({ endsOn: '2026-03-31' }, '2026-11-28'), 12)).toBe('2027-11-27')
})

test('a term is five years at most, to the day', () => {
  const mistakes = (endsOn: string) => checkTerm('2026-04-01', endsOn, '2026-04-01').filter((one) => one !== null)
  expect(mistakes('2031-03-31')).toEqual([])
  expect(mistakes('2031-04-01')).toHaveLength(1)
  expect(checkRenewal('2026-03-31', '2031-04-01', '2026-04-01').filter((one) => one !== null)).toHaveLength(1)
})
