import { expect, test } from 'vitest'
import { isAskedAgain, isRecoveryConflict, lagOf, latestMs, reasonToLeaveOut } from './rules.ts'

const standing = { isDirect: true, lsn: 900, mark: 'one' }

test.each([
  ['is in use', standing, 0, 'one', null],
  ['is in use up to the bound', standing, latestMs, 'one', null],
  ['is late beyond it', standing, latestMs + 1, 'one', 'late'],
  ['is a primary itself', { ...standing, lsn: null }, 0, 'one', 'promoted'],
  ['is of another timeline, however long its log is', { ...standing, lsn: 9e9 }, 0, 'two', 'other line'],
  ['has no mark yet', { ...standing, mark: null }, 0, 'one', 'other line'],
  ['lies behind a pooler', { ...standing, isDirect: false }, 0, 'one', 'pooled'],
])('a replica that %s', (_, said, lagMs, mark, reason) => {
  expect(reasonToLeaveOut(said, lagMs, mark)).toBe(reason)
})

test('a replica is as late as the first position that it has not reached', () => {
  const samples = [
    { at: 1_000, lsn: 100 },
    { at: 1_500, lsn: 200 },
    { at: 2_000, lsn: 200 },
    { at: 2_500, lsn: 300 },
  ]
  expect(lagOf(300, samples, 2_600)).toBe(0)
  expect(lagOf(200, samples, 2_600)).toBe(100)
  expect(lagOf(150, samples, 2_600)).toBe(1_100)
  expect(lagOf(5, samples, 2_600)).toBe(1_600)
  expect(lagOf(5, [], 2_600)).toBe(0)
})

const coded = (code: string) => Object.assign(new Error('refused'), { code })

test('all but a question that took too long is asked again at the primary', () => {
  expect(['40001', '25006', '57P01', 'ECONNREFUSED', 'XX000'].filter((code) => !isAskedAgain(coded(code)))).toEqual([])
  expect(isAskedAgain(coded('57014'))).toBe(false)
  expect(isAskedAgain(new Error('timeout exceeded when trying to connect'))).toBe(false)
  expect(isRecoveryConflict(coded('40001'))).toBe(true)
  expect(isRecoveryConflict(coded('57014'))).toBe(false)
})
