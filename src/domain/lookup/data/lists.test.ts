import { expect, test } from 'vitest'
import * as lookup from './lists.ts'

test('§1 every lookup is complete and no id occurs twice', () => {
  expect(lookup.regions).toHaveLength(10)
  expect(lookup.prefectures.map((each) => each.id)).toEqual([
    ...Array.from({ length: 47 }, (_, i) => String(i + 1).padStart(2, '0')),
    '99',
  ])
  const lists: [readonly { id: number }[], number][] = [
    [lookup.schoolGroups, 20],
    [lookup.industries, 38],
    [lookup.jobTypes, 29],
    [lookup.companySizes, 7],
    [lookup.companySelectionCriteria, 17],
    [lookup.jobHuntingStatuses, 5],
    [lookup.scoutTypes, 8],
    [lookup.sellingPoints, 24],
    [lookup.eventCategories, 10],
    [lookup.recruitmentSteps, 20],
  ]
  for (const [list, length] of lists) expect(new Set(list.map((each) => each.id)).size).toBe(length)
  expect(new Set(lookup.qualifications).size).toBe(lookup.qualifications.length)
  expect(lookup.graduationYears).toEqual([2027, 2028, 2029, 2030, 2031])
  expect(lookup.personalityTraits.map((each) => each.traitId)).toHaveLength(10)
})
