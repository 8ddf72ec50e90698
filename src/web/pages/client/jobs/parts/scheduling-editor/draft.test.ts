import { expect, test } from 'vitest'
import { removeItem } from '#web/parts/forms/draft/items.ts'
import { controlAt } from '#web/parts/forms/draft/places.ts'
import {
  affectedStudents,
  checkDraft,
  draftOf,
  lastDayOf,
  movedTo,
  newRow,
  nightsTo,
  waitingForRemoved,
  writeDraft,
  type Draft,
  type ExistingScheduling,
} from './draft.ts'
import { rebased, storedChanges } from './rebased.ts'

const now = '2026-12-01T00:00:00Z'
const student = { scoutInvitationId: 'invitation-1', name: '長谷部 葵', school: '名古屋工業大学' }
const date = {
  capacity: 10,
  booked: 0,
  waiting: 0,
  canDelete: true,
  isCalledOff: false,
  notified: ['user-1'],
  students: [],
}
const existing: ExistingScheduling = {
  id: 'scheduling-1',
  revision: 3,
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
  const { input } = writeDraft(draftOf(existing, 'me'), existing, now)
  expect(input).toMatchObject({ createSchedulingDates: [], updateSchedulingDates: [], deleteSchedulingDates: [] })
  expect(input).toMatchObject({ title: '冬のオンライン説明会', url: 'https://example.com/meeting' })
})

test('§4 a form that takes dates out counts who waits for those ahead', () => {
  const dates = existing.dates.map((one, at) => ({ ...one, waiting: at + 1 }))
  const awaited = {
    ...existing,
    dates: [
      ...dates,
      {
        ...date,
        id: 'off',
        startAt: '2026-12-10T01:00:00Z',
        endAt: '2026-12-10T02:00:00Z',
        waiting: 5,
        isCalledOff: true,
      },
    ],
  }
  const draft = draftOf(awaited, 'me')
  const without = (...keys: string[]) => ({ ...draft, rows: draft.rows.filter(({ key }) => !keys.includes(key)) })
  expect(waitingForRemoved(draft, awaited, now)).toBe(0)
  expect(waitingForRemoved(without('free'), awaited, now)).toBe(3)
  expect(waitingForRemoved(without('past', 'off'), awaited, now)).toBe(0)
})

test('a moved date keeps those who are told of it', () => {
  const { input } = writeDraft(change(draftOf(existing, 'me'), 'free', { from: '13:00', to: '14:00' }), existing, now)
  expect(input).toMatchObject({
    updateSchedulingDates: [
      {
        id: 'free',
        startAt: '2026-12-09T13:00:00+09:00',
        endAt: '2026-12-09T14:00:00+09:00',
        capacity: 10,
        notifiedCompanyUserIds: ['user-1'],
      },
    ],
  })
})

test('choosing who is told changes every date that lies ahead', () => {
  const { input } = writeDraft({ ...draftOf(existing, 'me'), notified: [], isNotifiedChosen: true }, existing, now)
  expect(input).toMatchObject({ updateSchedulingDates: [{ id: 'booked' }, { id: 'free' }] })
})

test('mistakes are found with the paths of the door, and lead to their controls', () => {
  const added = newRow({ day: '2026-12-10', from: '15:00', to: '14:00' }, '')
  const began = draftOf(existing, 'me')
  const draft: Draft = { ...began, title: ' ', rows: [...began.rows, added] }
  const { places } = writeDraft(draft, existing, now)
  const errors = checkDraft(draft, existing, now)
  expect(errors.map(({ path }) => path)).toEqual([
    'title',
    'createSchedulingDates.0.endAt',
    'createSchedulingDates.0.capacity',
  ])
  expect(errors.map(({ path }) => controlAt(path, places))).toEqual([
    'title',
    `${added.key}-endAt`,
    `${added.key}-capacity`,
  ])
  expect(controlAt('schedulingDates', places)).toBe('dates')
})

test('a new scheduling names its dates otherwise, and their mistakes find their rows too', () => {
  const rows = [newRow({ day: '2026-12-10', from: '', to: '14:00' }, '10')]
  const draft: Draft = { ...draftOf(null, 'me'), title: '説明会', rows }
  const { input, places } = writeDraft(draft, null, now)
  expect(input).toMatchObject({ schedulingDates: [{ capacity: 10, notifiedCompanyUserIds: ['me'] }] })
  const [error] = checkDraft(draft, null, now)
  expect(error?.path).toBe('schedulingDates.0.startAt')
  expect(controlAt('schedulingDates.0.startAt', places)).toBe(`${rows[0]?.key}-startAt`)
})

test('a date that is taken off the list is deleted, and kept again when it is brought back', () => {
  const began = draftOf(existing, 'me')
  const without = { ...began, rows: removeItem(began.rows, 'free') }
  expect(writeDraft(without, existing, now).input).toMatchObject({ deleteSchedulingDates: ['free'] })
  expect(writeDraft(began, existing, now).input).toMatchObject({ deleteSchedulingDates: [] })
})

test.each([
  ['an empty time', { from: '' }, '時刻は「09:30」の形式で入力してください'],
  ['an empty day', { day: '' }, '日付が正しくありません'],
  ['the time of another date', { day: '2026-12-08' }, '同じ時間帯の日程があります'],
])('%s is refused beside the date', (_, to, message) => {
  expect(checkDraft(change(draftOf(existing, 'me'), 'free', to), existing, now)).toEqual([
    { path: 'updateSchedulingDates.0.startAt', message },
  ])
})

test('a student is told when the time or the place of what was booked changes', () => {
  const draft = draftOf(existing, 'me')
  expect(affectedStudents(draft, existing, now)).toEqual([])
  expect(affectedStudents(change(draft, 'free', { from: '09:00' }), existing, now)).toEqual([])
  expect(affectedStudents(change(draft, 'booked', { from: '09:00' }), existing, now)).toEqual([student])
  const moved = { ...draft, location: '名古屋オフィス' }
  expect(affectedStudents(moved, existing, now)).toEqual([student])
})

test('a date of several days keeps its end when the day moves, and its length when the beginning moves', () => {
  const [row] = draftOf(
    { ...existing, dates: [{ ...date, id: 'week', startAt: '2026-12-14T01:00:00Z', endAt: '2026-12-18T08:00:00Z' }] },
    'me',
  ).rows
  if (!row) throw new Error('no row')
  expect([row.nights, lastDayOf(row)]).toEqual([4, '2026-12-18'])
  expect(lastDayOf({ ...row, day: '2026-12-21' })).toBe('2026-12-25')
  expect(nightsTo(row, '2026-12-16')).toBe(2)
  expect(movedTo(row, '09:30')).toMatchObject({ from: '09:30', to: '16:30', nights: 4 })
  expect(movedTo({ ...row, nights: 0, from: '13:00', to: '14:00' }, '23:30')).toMatchObject({ to: '00:30', nights: 1 })
})

const opened = { ...existing, revision: 0 }
const stored = {
  ...existing,
  revision: 1,
  title: '新しい名前',
  url: 'https://example.com/new',
  dates: [
    ...existing.dates.filter(({ id }) => id === 'past'),
    {
      ...date,
      id: 'booked',
      startAt: '2026-12-08T03:00:00Z',
      endAt: '2026-12-08T04:00:00Z',
      booked: 1,
      canDelete: false,
      students: [student],
    },
    { ...date, id: 'added', startAt: '2026-12-10T01:00:00Z', endAt: '2026-12-10T02:00:00Z' },
  ],
}

test('a draft on top of a colleague’s save undoes nothing of it and loses nothing of its own', () => {
  const mine = change({ ...draftOf(opened, 'me'), emergencyContact: '052-111-1111' }, 'free', {
    from: '15:00',
    to: '16:00',
  })
  const draft = rebased(mine, opened, stored)
  expect(draft).toMatchObject({ title: '新しい名前', url: 'https://example.com/new', emergencyContact: '052-111-1111' })
  expect(draft.rows.find(({ key }) => key === 'booked')).toMatchObject({ from: '12:00', to: '13:00' })
  expect(draft.rows.some(({ key }) => key === 'added')).toBe(true)
  // The date that was moved here was removed by the colleague.
  expect(draft.rows.find(({ from }) => from === '15:00')).toMatchObject({ existing: null })
  const { input } = writeDraft(draft, stored, now)
  expect(input).toMatchObject({ revision: 1, updateSchedulingDates: [], deleteSchedulingDates: [] })
  expect(storedChanges(opened, stored).map(({ label }) => label)).toEqual([
    '予定名',
    'オンラインのURL',
    '日程',
    '日程',
    '日程',
  ])
})

test('a date that was called off is changed no more, also by who had changed it before', () => {
  const dates = existing.dates.map((one) => (one.id === 'free' ? { ...one, isCalledOff: true } : one))
  const calledOff = { ...existing, revision: 4, dates }
  const everybody = { ...draftOf(calledOff, 'me'), isNotifiedChosen: true }
  expect(writeDraft(everybody, calledOff, now).input).toMatchObject({
    updateSchedulingDates: [{ id: 'booked' }],
    deleteSchedulingDates: [],
  })
  const late = change(draftOf(existing, 'me'), 'free', { to: '12:00' })
  const { input } = writeDraft(rebased(late, existing, calledOff), calledOff, now)
  expect(input).toMatchObject({ createSchedulingDates: [], updateSchedulingDates: [], deleteSchedulingDates: [] })
  expect(storedChanges(existing, calledOff)).toMatchObject([{ after: expect.stringContaining('中止') }])
})
