import { expect, test } from 'vitest'
import { conditionChips } from './chips.ts'
import { presentCondition } from './input.ts'
import type { FilterLookups } from './lookups.ts'

const choice = (id: string, label: string) => ({ id, label })
const lookups: FilterLookups = {
  years: [choice('2027', '27卒'), choice('2028', '28卒')],
  departmentCategories: [choice('SCIENCE', '理系')],
  degrees: [],
  genders: [],
  prefectures: [{ name: '東海', choices: [choice('23', '愛知県')] }],
  industries: [],
  jobTypes: [],
  sellingPoints: ['1', '2', '3', '4'].map((id) => choice(id, `強み${id}`)),
  jobHuntingStatuses: [],
  scoutTypes: [],
  schoolGroups: [choice('5', 'GMARCH')],
  companySizes: [choice('4', '301〜1,000名')],
  companySelectionCriteria: [choice('5', '給与・待遇')],
  traits: [{ traitId: 'T06', leftLabel: '支えて整える', rightLabel: '引っ張って決める' }],
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
  ).toEqual(['キーワード「研究」', '28卒', '理系', '愛知県', '最終ログイン30日以内'])
})

test('§7 what came with the whole panel reads well too', () => {
  expect(
    labels({
      schoolGroupIds: ['5'],
      companySizeIds: ['4'],
      companySelectionCriterionIds: ['5'],
      schoolNameKeywords: ['名古屋'],
      hometownPrefectureIds: ['23'],
      hasPicture: [false],
      toeicScore: 785,
      personalityAssessmentTraits: [{ traitId: 'T06', min: 0, max: 40 }],
    }),
  ).toEqual([
    '学校名「名古屋」',
    'GMARCH',
    '企業規模 301〜1,000名',
    '企業選びの軸 給与・待遇',
    'TOEIC 785点以上',
    '支えて整える 60〜100%',
    'ゆかりの地域 愛知県',
    '写真なし',
  ])
  expect(labels({ toeicScore: 0 })).toEqual(['TOEICの点数あり'])
})

test('many values of one condition are counted', () => {
  expect(labels({ sellingPointIds: ['1', '2', '3', '4'] })).toEqual(['強み 4件'])
  expect(labels({ sellingPointIds: ['1', '2'] })).toEqual(['強み1', '強み2'])
})

test('statuses ruled out say so', () => {
  expect(labels({ scoutInvitationStatuses: { isExclusive: true, statuses: ['PENDING', 'DECLINED'] } })).toEqual([
    '返信待ち・辞退以外',
  ])
  expect(labels({ scoutInvitationStatuses: { isExclusive: false, statuses: ['NOT_SENT', 'EXPIRED'] } })).toEqual([
    'スカウト未送付・期限切れ',
  ])
})

test('taking one away leaves the others', () => {
  const [chip] = conditionChips({ graduationYears: [2027, 2028], bookmark: true }, lookups)
  expect(chip?.without).toEqual({ graduationYears: [2028], bookmark: true })
})

test('what no lookup knows says so, and is still there to be removed', () => {
  const label = '01a0b0c0-0000-7000-8000-000000000001'
  expect(labels({ industryIds: ['999'], orderBy: 'INSERTED_AT' })).toEqual(['業界（選べなくなった項目）'])
  expect(labels({ searchCandidateLabelIds: [label] })).toEqual(['ラベル（見つかりません）'])
  const two = conditionChips({ industryIds: ['998', '999'] }, lookups)
  expect(new Set(two.map(({ key }) => key)).size).toBe(2)
  expect(two.map(({ without }) => without)).toEqual([{ industryIds: ['999'] }, { industryIds: ['998'] }])
  expect(labels({ graduationYears: [2025] })).toEqual(['卒業予定 2025'])
})

test('those who left a filter empty have a chip of their own, which goes with the filter or alone', () => {
  const condition = { schoolGroupIds: ['5'], toeicScore: 700, orUnset: ['toeicScore' as const] }
  const chips = conditionChips(condition, lookups)
  expect(chips.map(({ label }) => label)).toEqual(['GMARCH', 'TOEIC 700点以上', 'TOEIC 未入力も含む'])
  expect(presentCondition(chips[2]?.without ?? {})).toEqual({ schoolGroupIds: ['5'], toeicScore: 700 })
  expect(presentCondition(chips[1]?.without ?? {})).toEqual({ schoolGroupIds: ['5'] })
})
