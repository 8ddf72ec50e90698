import { expect, test } from 'vitest'
import { countedUnder } from './option-counts.ts'
import { sizeOf } from './panel.ts'

test('§7 the numbers of a group stand under all the others', () => {
  const condition = { graduationYears: [2028], schoolDepartmentCategories: ['SCIENCE' as const] }
  expect(countedUnder(condition, 'graduationYears')).toEqual({ schoolDepartmentCategories: ['SCIENCE'] })
  expect(countedUnder(condition, 'genders')).toEqual(condition)
})

test('§4 an order counts only where it leaves somebody out', () => {
  expect(countedUnder({ orderBy: 'INSERTED_AT' }, 'bookmark')).toEqual({})
  expect(countedUnder({ orderBy: 'INTELLECTUAL_TEST_SCORE' }, 'bookmark')).toEqual({
    orderBy: 'INTELLECTUAL_TEST_SCORE',
  })
})

test('what is in force is counted', () => {
  const condition = {
    genders: ['FEMALE' as const, 'MALE' as const],
    toeicScore: 0,
    hasSeen: false,
    scoutInvitationStatuses: { isExclusive: true, statuses: ['PENDING' as const] },
  }
  expect(sizeOf(condition, 'genders')).toBe(2)
  expect(sizeOf(condition, 'toeicScore')).toBe(1)
  expect(sizeOf(condition, 'bookmark')).toBe(0)
  expect(sizeOf(condition, 'hasSeen')).toBe(1)
  expect(sizeOf(condition, 'scoutInvitationStatuses')).toBe(1)
  expect(sizeOf(condition, 'industryIds')).toBe(0)
})
