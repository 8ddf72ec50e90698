import { expect, test } from 'vitest'
import {
  affectedStudents,
  checkDraft,
  controlOf,
  draftOf,
  inputOf,
  newRow,
  type Draft,
  type KnownScheduling,
} from './draft.ts'

const now = '2026-12-01T00:00:00Z'
const student = { scoutInvitationId: 'invitation-1', name: '長谷部 葵', school: '名古屋工業大学' }
const date = { capacity: 10, booked: 0, canDelete: true, notified: ['user-1'], students: [] }
const known: KnownScheduling = {
  id: 'scheduling-1',
  type: 'EVENT',
  title: '冬のオンライン説明会',
  location: '',
  url: 'https://example.com/meeting',
  belongings: ['筆記用具'],
  emergencyContact: '052-000-0000',
  remindOneDayBefore: true,
  remindThreeDaysBefore: false,
  dates: [
    { ...date, id: 'past', startAt: '2026-11-01T01:00:00Z', endAt: '2026-11-01T02:00:00Z' },
    {
      ...date,
      id: 'booked',
      startAt: '2026-12-08T01:00:00Z',
      endAt: '2026-12-08T02:00:00Z',
      booked: 1,
      canDelete: false,
      students: [student],
    },
    { ...date, id: 'free', startAt: '2026-12-09T01:00:00Z', endAt: '2026-12-09T02:00:00Z' },
  ],
}
const change = (draft: Draft, key: string, to: Partial<Draft['rows'][number]>): Draft => ({
  ...draft,
  rows: draft.rows.map((row) => (row.key === key ? { ...row, ...to } : row)),
})

test('a form that nobody touched changes no date', () => {
  const { input } = inputOf(draftOf(known), 'EVENT', now)
  expect(input).toMatchObject({ createSchedulingDates: [], updateSchedulingDates: [], deleteSchedulingDates: [] })
  expect(input).toMatchObject({ title: '冬のオンライン説明会', url: 'https://example.com/meeting' })
})

test('a moved date keeps those who are told of it', () => {
  const { input } = inputOf(change(draftOf(known), 'free', { from: '13:00', to: '14:00' }), 'EVENT', now)
  expect(input.updateSchedulingDates).toEqual([
    {
      id: 'free',
      startAt: '2026-12-09T13:00:00+09:00',
      endAt: '2026-12-09T14:00:00+09:00',
      capacity: 10,
      notifiedCompanyUserIds: ['user-1'],
    },
  ])
})

test('choosing who is told changes every date that lies ahead', () => {
  const { input } = inputOf({ ...draftOf(known), notified: [], isNotifiedChosen: true }, 'EVENT', now)
  expect([input.updateSchedulingDates].flat().map(({ id }) => id)).toEqual(['booked', 'free'])
})

test('mistakes are found with the paths of the door, and lead to their controls', () => {
  const added = newRow({ day: '2026-12-10', from: '15:00', to: '14:00' }, '')
  const draft: Draft = { ...draftOf(known), title: ' ', rows: [...draftOf(known).rows, added] }
  const { places } = inputOf(draft, 'EVENT', now)
  const errors = checkDraft(draft, 'EVENT', now)
  expect(errors.map(({ path }) => path)).toEqual([
    'title',
    'createSchedulingDates.0.endAt',
    'createSchedulingDates.0.capacity',
  ])
  expect(errors.map(({ path }) => controlOf(path, places))).toEqual([
    'scheduling-title',
    `scheduling-${added.key}-endAt`,
    `scheduling-${added.key}-capacity`,
  ])
  expect(controlOf('schedulingDates', places)).toBe('scheduling-dates')
})

test.each([
  ['an empty time', { from: '' }, '時刻は「09:30」の形式で入力してください'],
  ['an empty day', { day: '' }, '日付が正しくありません'],
  ['the time of another date', { day: '2026-12-08' }, '同じ時間帯の日程があります'],
])('%s is refused beside the date', (_, to, message) => {
  expect(checkDraft(change(draftOf(known), 'free', to), 'EVENT', now)).toEqual([
    { path: 'updateSchedulingDates.0.startAt', message },
  ])
})

test('a student is told when the time or the place of what was booked changes', () => {
  const draft = draftOf(known)
  expect(affectedStudents(draft, known, now)).toEqual([])
  expect(affectedStudents(change(draft, 'free', { from: '09:00' }), known, now)).toEqual([])
  expect(affectedStudents(change(draft, 'booked', { from: '09:00' }), known, now)).toEqual([student])
  expect(affectedStudents({ ...draft, location: '名古屋オフィス' }, known, now)).toEqual([student])
})
