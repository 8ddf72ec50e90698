import { expect, test } from 'vitest'
import { countedUnder } from './option-counts.ts'
import { sizeOf } from './panel.ts'

test('§7 the numbers of a group stand under all the others', () => {
  const condition = { graduationYears: [2028], schoolDepartmentCategories: ['SCIENCE' as const] }
  expect(countedUnder(condition, 'graduationYears')).toBe('c=SCIENCE')
  expect(countedUnder(condition, 'genders')).toBe('c=SCIENCE&y=2028')
})

test('§4 an order counts only where it leaves somebody out', () => {
  expect(countedUnder({ orderBy: 'INSERTED_AT' }, 'bookmark')).toBe('')
  expect(countedUnder({ orderBy: 'INTELLECTUAL_TEST_SCORE' }, 'bookmark')).toBe('order=INTELLECTUAL_TEST_SCORE')
})

test('what is in force is counted', () => {
  const condition = {
    genders: ['FEMALE' as const, 'MALE' as const],
    toeicScore: 0,
    bookmark: false,
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
