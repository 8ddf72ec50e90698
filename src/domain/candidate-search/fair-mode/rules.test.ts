import { expect, test } from 'vitest'
import { asksForHiddenFacts, withoutHiddenFilters } from './rules.ts'

test.each([
  { schoolNameKeywords: ['早稲田'] },
  { schoolGroupIds: ['1'] },
  { excludedSchoolGroupIds: ['1'] },
  { campusPrefectureIds: ['13'] },
  { highSchoolNameKeywords: ['松本'] },
  { hometownPrefectureIds: ['20'] },
  { hasPicture: [true] },
  { genders: ['FEMALE' as const] },
])('%o asks for what fair mode hides, and the rest of a condition stays', (condition) => {
  const rest = { industryIds: ['101'], textKeywords: ['研究'], orderBy: 'INSERTED_AT' as const }
  expect(asksForHiddenFacts(condition)).toBe(true)
  expect(asksForHiddenFacts(rest)).toBe(false)
  expect(withoutHiddenFilters({ ...rest, ...condition })).toEqual(rest)
})
