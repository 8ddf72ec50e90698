import { expect, test } from 'vitest'
import { sectionCounts, sectionsOf } from './rules.ts'

test('a condition names the parts of the profile it asks for, once each, and no words', () => {
  expect(
    sectionsOf({
      textKeywords: ['機械学習'],
      excludedTextKeywords: ['営業'],
      graduationYears: [2028],
      degrees: ['BACHELOR'],
      industryIds: ['101'],
      orderBy: 'INTELLECTUAL_TEST_SCORE',
    }),
  ).toEqual(['EDUCATION', 'PREFERENCES', 'SCORE', 'TEXTS'])
  expect(sectionsOf({ industryIds: ['101'], toeicScore: 700, orUnset: ['toeicScore'] })).toEqual(['PREFERENCES'])
  expect(sectionsOf({ genders: ['FEMALE'], excludedIndustryIds: ['101'], hasSeen: false })).toEqual([])
})

test('a part of fewer than three companies is not named; the most asked for comes first', () => {
  const found = [['TEXTS'], ['TEXTS', 'EDUCATION'], ['TEXTS', 'EDUCATION'], ['EDUCATION'], ['EDUCATION', 'PICTURE']]
  expect(sectionCounts(found)).toEqual([
    { section: 'EDUCATION', label: '学校・学部・卒業予定', count: 4 },
    { section: 'TEXTS', label: '自己PRや経験の文章', count: 3 },
  ])
  expect(sectionCounts([])).toEqual([])
})
