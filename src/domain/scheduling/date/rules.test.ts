import { describe, expect, test } from 'vitest'
import { placed } from '../rules.ts'
import {
  checkAhead,
  checkDates,
  checkEachOnce,
  checkMoves,
  checkSlots,
  checkUncut,
  countCut,
  cutDates,
} from './rules.ts'
import { canDelete, hasCapacityInFuture, mayAct, stateOf } from '../seat/rules.ts'

const now = new Date('2026-12-01T00:00:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const date = { startAt: inHours(48), closingHours: 12, capacity: 3, booked: 1, offered: 0, isForceCapacityFull: false }
const messages = (fields: ({ message: string } | null)[]) => fields.flatMap((field) => field?.message ?? [])
const paths = (fields: ({ path: string } | null)[]) => fields.flatMap((field) => field?.path ?? [])

describe('§4 the state of a scheduling date', () => {
  test.each([
    ['OPEN', {}],
    ['FULL', { booked: 3 }],
    ['FULL', { booked: 2, offered: 1 }],
    ['FORCED_FULL', { isForceCapacityFull: true }],
    ['FORCED_FULL', { isForceCapacityFull: true, booked: 3 }],
    ['CLOSED', { startAt: inHours(12) }],
    ['OPEN', { startAt: new Date(inHours(12).getTime() + 1) }],
    ['CLOSED', { closingHours: 48 }],
    ['OPEN', { startAt: inHours(3), closingHours: 2 }],
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

  test.each([
    ['OPEN', {}, true, true],
    ['FULL', { booked: 3 }, false, true],
    ['FORCED_FULL', { isForceCapacityFull: true }, false, true],
    ['CLOSED', { startAt: inHours(2) }, false, false],
  ])('%s: a seat is sold %j %s, the word of the company counts %s', (_, change, isSold, isToggled) => {
    expect(mayAct('takeSeat', { ...date, ...change }, now)).toBe(isSold)
    expect(mayAct('toggleCapacityFull', { ...date, ...change }, now)).toBe(isToggled)
  })

  test('a date that was ever booked cannot be deleted', () => {
    expect(canDelete({ hasBookings: true })).toBe(false)
    expect(canDelete({ hasBookings: false })).toBe(true)
  })
})

describe('§5 the dates of a form', () => {
  const period = { startAt: inHours(24), endAt: inHours(25) }
  const past = { startAt: inHours(-2), endAt: inHours(-1) }

  test.each([
    ['EVENT', { capacity: 500 }, []],
    ['EVENT', { capacity: 0 }, ['定員は1から500の整数で入力してください']],
    ['EVENT', { capacity: 501 }, ['定員は1から500の整数で入力してください']],
    ['EVENT', {}, ['定員が入力されていません']],
    ['EVENT', { capacity: 1, endAt: period.startAt }, ['終了時刻は開始時刻より後にしてください']],
    ['INTERVIEW', {}, []],
    ['INTERVIEW', { timebox: 60 }, []],
    ['INTERVIEW', { timebox: 20 }, []],
    ['INTERVIEW', { timebox: 25 }, ['開始から終了までの時間を、1枠の長さで割り切れるようにしてください']],
    ['INTERVIEW', { timebox: 0 }, ['1枠の長さは5から480の整数で入力してください']],
  ] as const)('%s %j', (type, change, expected) => {
    expect(messages(checkDates(type, placed('schedulingDates', [{ ...period, ...change }])))).toEqual(expected)
  })

  test('paths name the argument, the row and the field', () => {
    const wrong = { startAt: inHours(2), endAt: inHours(1), capacity: 5 }
    const dates = placed('createSchedulingDates', [{ ...period, capacity: 5 }, wrong])
    expect(paths(checkDates('EVENT', dates))).toEqual(['createSchedulingDates.1.endAt'])
  })

  test.each([0, -5, null])('a timebox of %s is one date', (timebox) => {
    expect(countCut([{ ...period, timebox }])).toBe(1)
    expect(cutDates([{ ...period, timebox }])).toHaveLength(1)
  })
  test('an hour is three interviews of twenty minutes, or one without a timebox', () => {
    const dates = [{ ...period, timebox: 20 }, period]
    expect(countCut(dates)).toBe(4)
    expect(cutDates(dates).map(({ startAt, endAt }) => (endAt.getTime() - startAt.getTime()) / 60_000)).toEqual([
      20, 20, 20, 60,
    ])
    expect(cutDates([period])).toEqual([period])
  })

  test('a date that exists is not cut', () => {
    const dates = placed('updateSchedulingDates', [period, { ...period, timebox: 60 }, { ...period, timebox: 30 }])
    expect(checkUncut(dates).filter(Boolean)).toEqual([
      {
        path: 'updateSchedulingDates.2.timebox',
        message: '1枠の長さは、開始から終了までの時間と同じにしてください',
      },
    ])
  })

  test('a new date is ahead, what is over does not move, what does not move may be over', () => {
    expect(checkAhead(placed('schedulingDates', [period, past]), now)).toEqual([
      { path: 'schedulingDates.1.startAt', message: '過去の日時は選べません' },
    ])
    const moves = [
      { from: past, to: past },
      { from: past, to: period },
      { from: period, to: past },
      { from: period, to: { startAt: inHours(30), endAt: inHours(31) } },
    ].map(({ from, to }, at) => ({ from, to: { ...to, path: `updateSchedulingDates.${at}` } }))
    expect(checkMoves(moves, now)).toEqual([
      { path: 'updateSchedulingDates.1.startAt', message: '過去の日程の日時は変更できません' },
      { path: 'updateSchedulingDates.2.startAt', message: '過去の日時は選べません' },
    ])
  })

  test('the second of two equal times is named', () => {
    const named = placed('createSchedulingDates', [period, period])
    expect(paths(checkSlots([], named))).toEqual(['createSchedulingDates.1.startAt'])
    expect(checkSlots([period], named)).toHaveLength(2)
  })

  test('a date is named once', () => {
    const dates = placed('updateSchedulingDates', [{ id: 'a' }, { id: 'b' }, { id: 'a' }])
    expect(paths(checkEachOnce(dates, ['b']))).toEqual(['updateSchedulingDates.1.id', 'updateSchedulingDates.2.id'])
  })
})
