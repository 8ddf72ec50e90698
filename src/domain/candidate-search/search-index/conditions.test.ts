import { expect, test } from 'vitest'
import { prefectures } from '#domain/lookup/data/lists.ts'
import { unsetFilters } from '../rules/filters.ts'
import { partsOf } from './conditions.ts'
import { questionTextOf } from './question.ts'

const today = 20_785
const questionFor = (condition: Parameters<typeof partsOf>[0]) => JSON.parse(questionTextOf(partsOf(condition, today)))

const condition = { industryIds: ['101', '501'], highSchoolNameKeywords: ['松本'], toeicScore: 900, bookmark: true }

test('a condition without those who left it empty asks byte for byte as before', () =>
  expect(questionTextOf(partsOf(condition, today))).toBe(
    '{"is_without_passed_over":true,"bookmark_group":4,"groups":5,"keys":["live","i:101","i:501","th:9"],"key_groups":[0,2,2,3],' +
      '"name_families":["hn:"],"name_keywords":["松本"],"name_groups":[1]}',
  ))

test('each of them is one key more, in the group of its own filter', () => {
  const { keys, key_groups: groups } = questionFor({
    ...condition,
    orUnset: ['industryIds', 'highSchoolNameKeywords', 'toeicScore'],
  })
  expect(Object.fromEntries(keys.map((key: string, at: number) => [key, groups[at]]))).toEqual({
    live: 0,
    'un:hn': 1,
    'i:101': 2,
    'i:501': 2,
    'un:i': 2,
    'th:9': 3,
    'un:ts': 3,
  })
})

test('of a filter that the condition does not have it asks nothing', () =>
  expect(questionTextOf(partsOf({ ...condition, orUnset: ['jobTypeIds'] }, today))).toBe(
    questionTextOf(partsOf(condition, today)),
  ))

test('a filter that finds nobody by its values finds those who left it empty', () => {
  expect(questionFor({ prefectureIds: ['-'], orUnset: ['prefectureIds'] }).keys).toEqual(['open', 'un:a'])
  expect(unsetFilters).toHaveLength(14)
})

test('who chose one of all there is to choose did not leave it empty, and with those who did it is everybody', () => {
  const prefectureIds = prefectures.map(({ id }) => id)
  expect(questionFor({ prefectureIds })).toMatchObject({ keys: ['open', 'un:a'], key_groups: [0, -1] })
  expect(questionFor({ prefectureIds, orUnset: ['prefectureIds'] }).keys).toEqual(['open'])
  expect(questionFor({ prefectureIds: prefectureIds.slice(1) }).keys).toHaveLength(prefectures.length)
})
