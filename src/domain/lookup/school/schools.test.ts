import { expect, test } from 'vitest'
import { prefectures, schoolGroups } from '../data/lists.ts'
import { schools } from './schools.ts'

test('§1.3 160 schools with 1,077 departments whose ids carry the school', () => {
  expect(schools).toHaveLength(160)
  const departments = schools.flatMap((school) => school.departments.map((department) => ({ school, department })))
  expect(new Set(departments.map(({ department }) => department.id)).size).toBe(1077)
  for (const { school, department } of departments) expect(Math.floor(department.id / 100)).toBe(school.id)
})

test('prefectures, kinds, groups and categories are known', () => {
  const places = new Set(prefectures.map((each) => each.id))
  const groups = new Set(schoolGroups.map((each) => each.id))
  for (const school of schools) {
    expect(places).toContain(school.prefectureId)
    expect(['国立', '公立', '私立']).toContain(school.kind)
    expect(school.schoolGroupIds.filter((id) => !groups.has(id))).toEqual([])
    for (const { category } of school.departments) expect(['HUMANITIES', 'SCIENCE', 'OTHER']).toContain(category)
  }
})
