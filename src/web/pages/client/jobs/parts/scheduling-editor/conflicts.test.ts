import { expect, test } from 'vitest'
import { conflictsOf, staffDaysOf, type StaffDate } from './conflicts.ts'
import { draftOf, newRow, type Draft } from './draft.ts'

const now = '2026-12-01T00:00:00Z'
const companyUsers = ['佐藤', '大友'].map((familyName, at) => ({
  id: `user-${at}`,
  familyName,
  givenName: '光',
  department: '',
}))
const busy = (startAt: string, endAt: string, to: Partial<StaffDate> = {}): StaffDate => ({
  companyUserId: 'user-0',
  schedulingId: 'other',
  schedulingType: 'INTERVIEW',
  startAt,
  endAt,
  ...to,
})
const draft: Draft = {
  ...draftOf(null, 'user-0'),
  rows: [
    newRow({ day: '2026-12-08', from: '14:00', to: '15:00' }, '10'),
    newRow({ day: '2026-12-10', from: '09:00', to: '10:00' }, '10'),
    newRow({ day: '', from: '09:00', to: '10:00' }, '10'),
  ],
}
const sentencesOf = (...dates: StaffDate[]) =>
  [...conflictsOf(draft, now, { schedulingId: 'own', dates, busyTimes: [], companyUsers }).values()].flat()

test('4.11 the people and the days of a draft are asked for; a row without a day is not', () => {
  expect(staffDaysOf(draft, now)).toEqual({
    companyUserIds: ['user-0'],
    startDate: '2026-12-08',
    endDate: '2026-12-10',
  })
  expect(staffDaysOf({ ...draft, notified: [] }, now)).toBeNull()
  expect(staffDaysOf({ ...draft, rows: [] }, now)).toBeNull()
})

test.each([
  [
    'overlaps',
    busy('2026-12-08T05:30:00Z', '2026-12-08T06:30:00Z'),
    ['佐藤さんは14:30〜15:30に別の面談・面接があります'],
  ],
  [
    'lasts for days',
    busy('2026-12-09T00:00:00Z', '2026-12-11T00:00:00Z', { schedulingType: 'EVENT' }),
    ['佐藤さんは12月9日(水) 09:00〜12月11日(金) 09:00に別の説明会・イベントがあります'],
  ],
  ['ends as the row begins', busy('2026-12-08T04:00:00Z', '2026-12-08T05:00:00Z'), []],
  ['is of the same scheduling', busy('2026-12-08T05:00:00Z', '2026-12-08T06:00:00Z', { schedulingId: 'own' }), []],
  [
    'is of somebody who is not notified',
    busy('2026-12-08T05:00:00Z', '2026-12-08T06:00:00Z', { companyUserId: 'user-1' }),
    [],
  ],
])('4.11 another date that %s', (_, date, sentences) => expect(sentencesOf(date)).toEqual(sentences))

test('4.11 a time that is busy elsewhere is told without a word of what it is', () => {
  const ofCalendar = { companyUserId: 'user-0', startAt: '2026-12-08T05:30:00Z', endAt: '2026-12-08T06:30:00Z' }
  const others = [
    { ...ofCalendar, companyUserId: 'user-1' },
    { ...ofCalendar, endAt: '2026-12-08T05:00:00Z', startAt: '2026-12-08T04:00:00Z' },
  ]
  const conflicts = conflictsOf(draft, now, {
    schedulingId: 'own',
    dates: [],
    busyTimes: [ofCalendar, ...others],
    companyUsers,
  })
  expect([...conflicts.values()]).toEqual([['この時間、佐藤さんに別の予定があります（14:30〜15:30）']])
})
