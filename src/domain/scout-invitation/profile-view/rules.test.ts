import { describe, expect, test } from 'vitest'
import { ageOf, countsByDay, groupsOf, namedViewers, otherGroup, type Viewer } from './rules.ts'

const viewer = (id: string, fields: Partial<Viewer> = {}): Viewer => ({
  id,
  industryGroup: 'IT',
  size: '1,000名以上',
  foundedOn: null,
  hasScouted: false,
  isBlocked: false,
  ...fields,
})
const on = (companyId: string, ...days: string[]) => days.map((day) => ({ companyId, day }))

describe('who saw me', () => {
  test('thirty days, the last of them yesterday, also those without a view', () => {
    const days = countsByDay([...on('a', '2026-11-21', '2026-10-23'), ...on('b', '2026-11-21')], '2026-11-22')
    expect(days).toHaveLength(30)
    expect([days[0], days.at(-1)]).toEqual([
      { day: '2026-10-23', count: 1 },
      { day: '2026-11-21', count: 2 },
    ])
    expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(3)
  })

  test.each([
    [[], []],
    [['IT'], [{ label: otherGroup, count: 1 }]],
    [['IT', 'IT', '商社'], [{ label: otherGroup, count: 3 }]],
    [['IT', 'IT', 'IT'], [{ label: 'IT', count: 3 }]],
    [
      ['商社', 'IT', 'IT', 'IT', '商社', '商社', '商社', '食品'],
      [
        { label: '商社', count: 4 },
        { label: 'IT', count: 3 },
        { label: otherGroup, count: 1 },
      ],
    ],
  ])('of %j nothing is said of fewer than three companies', (labels, groups) =>
    expect(groupsOf(labels)).toEqual(groups),
  )

  test('a name needs a scout or two different days, and never that of a blocked company', () => {
    const views = [
      ...on('once', '2026-11-21'),
      ...on('twice', '2026-11-01', '2026-11-20'),
      ...on('scouted', '2026-11-10'),
      ...on('blocked', '2026-11-01', '2026-11-20'),
    ]
    const viewers = [
      viewer('once'),
      viewer('twice'),
      viewer('scouted', { hasScouted: true }),
      viewer('blocked', { isBlocked: true, hasScouted: true }),
    ]
    expect(namedViewers(viewers, views).map((named) => [named.viewer.id, named.days, named.lastDay])).toEqual([
      ['twice', 2, '2026-11-20'],
      ['scouted', 1, '2026-11-10'],
    ])
  })

  test.each([
    [null, '設立年の登録なし'],
    ['2020-04-01', '設立10年以内'],
    ['2016-12-31', '設立10年以内'],
    ['2015-01-01', '設立11〜30年'],
    ['1990-01-01', '設立31年以上'],
  ])('founded on %s: %s', (foundedOn, label) => expect(ageOf(foundedOn, '2026-11-22')).toBe(label))
})
