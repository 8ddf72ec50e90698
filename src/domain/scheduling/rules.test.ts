import { describe, expect, test } from 'vitest'
import { canDelete, hasCapacityInFuture, stateOf } from './date/rules.ts'
import { checkAhead, checkDates, checkMoves, checkScheduling, checkSlots, tidyScheduling } from './rules.ts'

const now = new Date('2026-12-01T00:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const date = { startAt: inHours(48), capacity: 3, booked: 1, isForceCapacityFull: false }
const messages = (fields: ({ message: string } | null)[]) => fields.flatMap((field) => field?.message ?? [])

describe('§4 the state of a scheduling date', () => {
  test.each([
    ['OPEN', {}],
    ['FULL', { booked: 3 }],
    ['FORCED_FULL', { isForceCapacityFull: true }],
    ['FORCED_FULL', { isForceCapacityFull: true, booked: 3 }],
    ['CLOSED', { startAt: inHours(12) }],
    ['OPEN', { startAt: new Date(inHours(12).getTime() + 1) }],
    ['CLOSED', { startAt: inHours(-1), isForceCapacityFull: true }],
  ])('%s for %j', (state, change) => {
    expect(stateOf({ ...date, ...change }, now)).toBe(state)
  })

  test('capacity in the future needs one open date', () => {
    expect(
      hasCapacityInFuture(
        [
          { ...date, booked: 3 },
          { ...date, startAt: inHours(2) },
        ],
        now,
      ),
    ).toBe(false)
    expect(hasCapacityInFuture([{ ...date, booked: 3 }, date], now)).toBe(true)
  })

  test('a date that was ever booked cannot be deleted', () => {
    expect(canDelete({ hasBookings: true })).toBe(false)
    expect(canDelete({ hasBookings: false })).toBe(true)
  })
})

describe('§5 the fields of a scheduling', () => {
  const given = {
    title: ' 会社説明会 ',
    location: '東京本社',
    url: ' ',
    belongings: ['筆記用具', ' '],
    emergencyContact: '03-0000-0000',
    remindOneDayBefore: true,
    remindThreeDaysBefore: false,
  }
  const check = (change: Partial<typeof given>) => messages(checkScheduling(tidyScheduling({ ...given, ...change })))

  test('texts are trimmed and what is empty is left out', () => {
    expect(tidyScheduling(given)).toMatchObject({
      title: '会社説明会',
      url: null,
      belongings: ['筆記用具'],
    })
    expect(check({})).toEqual([])
  })

  test.each([
    [{ title: ' ' }, '予定名が入力されていません'],
    [{ title: '𠮷'.repeat(41) }, '40文字以内で入力してください（現在41文字）'],
    [{ belongings: Array(11).fill('筆') }, '持ち物は10件までです'],
    [{ belongings: ['筆'.repeat(31)] }, '30文字以内で入力してください（現在31文字）'],
    [{ emergencyContact: '0'.repeat(101) }, '100文字以内で入力してください（現在101文字）'],
    [{ url: 'javascript:alert(1)' }, 'URLの形式が正しくありません'],
    [{ url: 'example.jp' }, 'URLの形式が正しくありません'],
  ])('%j', (change, message) => {
    expect(check(change)).toEqual([message])
  })

  test('40 characters outside the basic plane are 40 characters', () => {
    expect(check({ title: '𠮷'.repeat(40), url: 'https://example.jp/a' })).toEqual([])
  })
})

describe('§5 the dates of a scheduling', () => {
  const period = { startAt: inHours(24), endAt: inHours(25) }

  test.each([
    ['EVENT', { capacity: 500 }, []],
    ['EVENT', { capacity: 0 }, ['定員は1から500の整数で入力してください']],
    ['EVENT', { capacity: 501 }, ['定員は1から500の整数で入力してください']],
    ['EVENT', {}, ['定員が入力されていません']],
    ['INTERVIEW', {}, []],
    ['INTERVIEW', { capacity: 1 }, []],
    ['INTERVIEW', { capacity: 2 }, ['面接の定員は1名です']],
    ['EVENT', { capacity: 1, endAt: period.startAt }, ['終了時刻は開始時刻より後にしてください']],
  ] as const)('%s %j', (type, change, expected) => {
    expect(messages(checkDates('schedulingDates', type, [{ ...period, ...change }]))).toEqual(expected)
  })

  test('paths name the argument, the row and the field', () => {
    const wrong = { startAt: inHours(2), endAt: inHours(1), capacity: 5 }
    const fields = checkDates('createSchedulingDates', 'EVENT', [{ ...period, capacity: 5 }, wrong])
    expect(fields.filter((field) => field !== null).map(({ path }) => path)).toEqual(['createSchedulingDates.1.endAt'])
  })

  test('a new date is ahead, what is over does not move, what does not move may be over', () => {
    const past = { startAt: inHours(-2), endAt: inHours(-1) }
    expect(checkAhead('schedulingDates', [period, past], now)).toEqual([
      { path: 'schedulingDates.1.startAt', message: '過去の日時は選べません' },
    ])
    const moves = [
      { from: past, to: past },
      { from: past, to: period },
      { from: period, to: past },
      { from: period, to: { startAt: inHours(30), endAt: inHours(31) } },
    ]
    expect(checkMoves('updateSchedulingDates', moves, now)).toEqual([
      { path: 'updateSchedulingDates.1.startAt', message: '過去の日程の日時は変更できません' },
      { path: 'updateSchedulingDates.2.startAt', message: '過去の日時は選べません' },
    ])
  })

  test('the second of two equal times is named', () => {
    const named = [
      { ...period, path: 'createSchedulingDates.0' },
      { ...period, path: 'createSchedulingDates.1' },
    ]
    expect(checkSlots([], named).map(({ path }) => path)).toEqual(['createSchedulingDates.1.startAt'])
    expect(checkSlots([period], named)).toHaveLength(2)
  })
})
