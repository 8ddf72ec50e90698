import { expect, test } from 'vitest'
import { relaxationsOf } from './condition.ts'
import { filterFields, filterOf, filters } from './filters.ts'
import { nameOfGroup, searchCandidateOptionGroups } from './options.ts'

test('§3 no two filters have one key', () => {
  const keys = filterFields.flatMap((field) => filterOf(field).key ?? [])
  expect(keys).toEqual([...new Set(keys)])
})

test('§7 a filter of an address has a place in the panel', () =>
  expect(filterFields.filter((field) => (filters[field].key === null) !== (filters[field].place === null))).toEqual([]))

test('filters with options, and none else, are counted by their name', () => {
  expect(searchCandidateOptionGroups).toContain('companySizeIds')
  expect(searchCandidateOptionGroups).not.toContain('schoolNameKeywords')
  expect(nameOfGroup('companySelectionCriterionIds')).toBe('COMPANY_SELECTION_CRITERION_IDS')
})

test('a proposal to leave a filter out calls it as its chip does', () => {
  const labels = relaxationsOf({
    companySizeIds: ['4', '5'],
    schoolNameKeywords: ['東京', '京都'],
    lastActiveAt: 'WITHIN_7',
    toeicScore: 0,
    hasSeen: false,
    hasPicture: [true],
    scoutInvitationStatuses: { isExclusive: true, statuses: ['DECLINED'] },
    candidateIds: [crypto.randomUUID()],
  }).map(({ label }) => label)
  expect(labels).toEqual([
    '学校名「東京・京都」',
    '企業規模',
    'TOEICの点数あり',
    'スカウト状況',
    '未閲覧',
    '最終ログイン7日以内',
    '写真あり',
  ])
})
