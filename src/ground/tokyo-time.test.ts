import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atTokyo, endOfTokyoDay, startOfTokyoDay, tokyoMoment, daysOfSpan } from './time/moment.ts'
import { endText, hoursText, lengthText, slashSpan, spanText } from './time/span.ts'
import {
  agoText,
  daysUntil,
  dueText,
  longDate,
  longDateTime,
  monthDay,
  shortDate,
  slashDate,
  time,
  tokyoDate,
  tokyoDay,
  tokyoToday,
  weekdayName,
  yearAndMonth,
} from './tokyo-time.ts'

// Temporal exists on the server only; the test compares our own day arithmetic with it. Tokyo has had one offset since
// 1951.
const instants = fc.date({ min: new Date('1952-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
const inTokyo = (at: Date) => Temporal.Instant.from(at.toISOString()).toZonedDateTimeISO('Asia/Tokyo')

test('days, times and their ends are those Temporal tells of Tokyo', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 60 }), (at, days) => {
      const there = inTokyo(at)
      const day = there.toPlainDate().toString()
      const clock = there.toPlainTime().toString({ smallestUnit: 'minute' })
      expect([tokyoDay(at), time(at)]).toEqual([day, clock])
      expect(startOfTokyoDay(day).getTime()).toBe(there.startOfDay().epochMilliseconds)
      expect(endOfTokyoDay(at, days).getTime()).toBe(there.startOfDay().add({ days: days + 1 }).epochMilliseconds - 1)
      expect(tokyoMoment(day, clock).getTime()).toBe(
        there.round({ smallestUnit: 'minute', roundingMode: 'floor' }).epochMilliseconds,
      )
    }),
  )
})

test('days are counted between Tokyo days, as Temporal counts them', () => {
  fc.assert(
    fc.property(instants, instants, (at, now) => {
      const [to, from] = [inTokyo(at).toPlainDate(), inTokyo(now).toPlainDate()]
      expect(daysUntil(at, now)).toBe(from.until(to, { largestUnit: 'days' }).days)
    }),
  )
  expect(daysUntil('2026-11-21T15:00:00Z', '2026-11-21T14:59:59Z')).toBe(1)
  expect(daysUntil('2026-11-21T00:00:00Z', '2026-11-21T14:59:59Z')).toBe(0)
  expect(daysUntil('2026-11-22', '2026-11-21T14:59:59Z')).toBe(1)
})

test('§9 dates and times read as Intl tells them of Tokyo', () => {
  const parts = new Intl.DateTimeFormat('ja-JP', {
    timeZone: 'Asia/Tokyo',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  fc.assert(
    fc.property(instants, (at) => {
      const textOfPart = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]))
      const { year, month, day, weekday, hour, minute } = textOfPart
      expect(tokyoDate(at)).toEqual({ year, month, day, weekday })
      expect(longDateTime(at)).toBe(`${year}年${month}月${day}日(${weekday}) ${hour}:${minute}`)
    }),
  )
})

test('the day turns at 15:00 UTC', () => {
  expect(tokyoToday(new Date('2026-12-31T14:59:59Z'))).toBe('2026-12-31')
  expect(tokyoToday(new Date('2026-12-31T15:00:00Z'))).toBe('2027-01-01')
})

test('§9 dates read year/month/day, times hours:minutes with zeros, weekdays one character', () => {
  const at = '2026-12-03T00:05:00Z'
  expect([time(at), slashDate(at), shortDate(at)]).toEqual(['09:05', '2026/12/03', '12/3'])
  expect([monthDay(at), weekdayName(at)]).toEqual(['12月3日(木)', '木曜日'])
  expect(longDateTime(new Date(at))).toBe('2026年12月3日(木) 09:05')
})

test('a day is read as itself', () => {
  const day = '2026-12-03'
  expect([tokyoDay(day), slashDate(day), longDate(day)]).toEqual([day, '2026/12/03', '2026年12月3日(木)'])
  expect([monthDay(day), yearAndMonth(day)]).toEqual(['12月3日(木)', '2026年12月'])
})

test('a day ends a millisecond before the next one begins', () => {
  const at = new Date('2026-02-27T20:00:00Z')
  expect(endOfTokyoDay(at).toISOString()).toBe('2026-02-28T14:59:59.999Z')
  expect(endOfTokyoDay(at, 1).toISOString()).toBe('2026-03-01T14:59:59.999Z')
  expect(startOfTokyoDay('2026-03-02').toISOString()).toBe('2026-03-01T15:00:00.000Z')
})

test('a time read in Tokyo becomes an instant; one that does not exist is refused', () => {
  expect(tokyoMoment('2026-12-03', '09:00').toISOString()).toBe('2026-12-03T00:00:00.000Z')
  expect(Date.parse(atTokyo('2026-12-03', '09:00'))).toBe(tokyoMoment('2026-12-03', '09:00').getTime())
  expect(() => tokyoMoment('2026-02-30', '09:00')).toThrow(RangeError)
  expect(() => tokyoMoment('2026-02-28', '25:00')).toThrow(RangeError)
  expect(() => tokyoMoment('2026-02-28', '23:59:60')).toThrow(RangeError)
  expect(tokyoMoment('2026-12-03', '23:59:59').toISOString()).toBe('2026-12-03T14:59:59.000Z')
  expect(() => tokyoDate('yesterday')).toThrow(RangeError)
})

test('what is near is told by its distance', () => {
  const now = '2026-11-21T03:00:00Z'
  expect(dueText('2026-11-21T02:00:00Z', now)).toBe('期限切れ')
  expect(dueText('2026-11-21T14:59:00Z', now)).toBe('今日 23:59まで')
  expect(dueText('2026-11-22T14:59:00Z', now)).toBe('明日 23:59まで')
  expect(dueText('2026-11-23T14:59:00Z', now)).toBe('11月23日(月)まで')
  expect([now, '2026-11-20T14:00:00Z', '2026-11-19T14:00:00Z', '2026-09-01'].map((at) => agoText(at, now))).toEqual([
    '今日',
    '昨日',
    '2日前',
    '2か月前',
  ])
})

describe('the time of a date', () => {
  const [monday, friday] = ['2026-12-14T10:00:00+09:00', '2026-12-18T17:00:00+09:00']
  const evening = '2026-12-14T17:00:00+09:00'
  test('of one day says the day once', () => {
    expect(spanText(monday, evening)).toBe('12月14日(月) 10:00〜17:00')
    expect(slashSpan(monday, evening)).toBe('2026/12/14 10:00〜17:00')
    expect(lengthText(monday, evening)).toBe('420分')
    expect(daysOfSpan(monday, evening)).toEqual(['2026-12-14'])
  })
  test('of several days says both', () => {
    expect(spanText(monday, friday)).toBe('12月14日(月) 10:00〜12月18日(金) 17:00')
    expect(hoursText(monday, friday)).toBe('10:00〜12月18日(金) 17:00')
    expect(endText(monday, friday)).toBe('12月18日(金) 17:00')
    expect(slashSpan(monday, friday)).toBe('2026/12/14 10:00〜2026/12/18 17:00')
    expect(lengthText(monday, friday)).toBe('5日間')
    expect(daysOfSpan(monday, friday)).toHaveLength(5)
  })
  test('over midnight is an hour on two days, and midnight itself ends the day before', () => {
    const [late, early] = ['2026-12-04T23:30:00+09:00', '2026-12-05T00:30:00+09:00']
    expect(spanText(late, early)).toBe('12月4日(金) 23:30〜12月5日(土) 00:30')
    expect(lengthText(late, early)).toBe('60分')
    expect(daysOfSpan(late, '2026-12-05T00:00:00+09:00')).toEqual(['2026-12-04'])
  })
})
