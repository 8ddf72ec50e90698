import { expect, test } from 'vitest'
import { agoText, daysUntil, longDate, time, tokyoDate, tokyoDay } from './dates.ts'

const instants = [
  '2026-11-21T11:25:16.123Z',
  '2026-11-21T14:59:59.999Z',
  '2026-11-21T15:00:00Z',
  '2026-12-31T15:00:00Z',
  '2028-02-28T15:00:00Z',
  '2027-03-31T23:59:00+09:00',
]

test('§9 dates and times are those of Tokyo, as Intl tells them', () => {
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
  for (const iso of instants) {
    const told = Object.fromEntries(parts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))
    const { year, month, day, weekday, hour, minute } = told
    expect(tokyoDate(iso)).toEqual({ year, month, day, weekday })
    expect(time(iso)).toBe(`${hour}:${minute}`)
    expect(longDate(iso)).toBe(`${year}年${month}月${day}日(${weekday})`)
    expect(tokyoDay(iso)).toBe(`${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`)
  }
})

test('days are counted between Tokyo days, not by hours', () => {
  expect(daysUntil('2026-11-21T15:00:00Z', '2026-11-21T14:59:59Z')).toBe(1)
  expect(daysUntil('2026-11-21T00:00:00Z', '2026-11-21T14:59:59Z')).toBe(0)
  expect(agoText('2026-11-20T14:00:00Z', '2026-11-21T16:00:00Z')).toBe('2日前')
})

test('what is no instant is a mistake', () => expect(() => tokyoDate('yesterday')).toThrow(RangeError))
