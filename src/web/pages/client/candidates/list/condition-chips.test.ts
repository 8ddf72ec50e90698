import { expect, test } from 'vitest'
import { conditionChips } from './condition-chips.ts'
import type { Lookups } from './lookups.ts'

const choice = (id: string, label: string) => ({ id, label })
const lookups: Lookups = {
  years: [2027, 2028],
  prefectures: [{ name: '東海', choices: [choice('23', '愛知県')] }],
  industries: [],
  jobTypes: [],
  sellingPoints: ['1', '2', '3', '4'].map((id) => choice(id, `強み${id}`)),
  jobHuntingStatuses: [],
  scoutTypes: [],
  labels: [],
}
const labels = (condition: Parameters<typeof conditionChips>[0]) =>
  conditionChips(condition, lookups).map(({ label }) => label)

test('each condition is called as a person would', () => {
  expect(
    labels({
      graduationYears: [2028],
      schoolDepartmentCategories: ['SCIENCE'],
      prefectureIds: ['23'],
      lastActiveAt: 'WITHIN_30',
      textKeywords: ['研究'],
    }),
  ).toEqual(['「研究」', '28卒', '理系', '愛知県', 'ログイン30日以内'])
})

test('many values of one condition are counted', () => {
  expect(labels({ sellingPointIds: ['1', '2', '3', '4'] })).toEqual(['強み 4件'])
  expect(labels({ sellingPointIds: ['1', '2'] })).toEqual(['強み1', '強み2'])
})

test('statuses ruled out say so', () => {
  expect(labels({ scoutInvitationStatuses: { isExclusive: true, statuses: ['PENDING', 'DECLINED'] } })).toEqual([
    '返信待ち・辞退以外',
  ])
})

test('taking one away leaves the others', () => {
  const [chip] = conditionChips({ graduationYears: [2027, 2028], bookmark: true }, lookups)
  expect(chip?.without).toEqual({ graduationYears: [2028], bookmark: true })
})

test('what no lookup knows is still there to be removed', () => {
  expect(labels({ industryIds: ['999'], orderBy: 'INSERTED_AT' })).toEqual(['業界'])
})
