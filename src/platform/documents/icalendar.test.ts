import ical, { type ParameterValue, type VEvent } from 'node-ical'
import { convertIcsCalendar } from 'ts-ics'
import { describe, expect, it } from 'vitest'
import type { CalendarEntry } from '#ground/calendar-file.ts'
import { icalendar, singleEntry } from './icalendar.ts'

const entry: CalendarEntry = {
  id: '0b1c2d3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e',
  changedAt: '2026-11-21T00:00:00.123Z',
  state: 'CONFIRMED',
  title: '会社説明会, 2027年卒; 名古屋\\本社',
  startAt: '2026-12-08T15:00:00+09:00',
  endAt: '2026-12-08T16:00:00+09:00',
  location: '名古屋オフィス, 3階',
  url: 'https://meet.example.com/a?b=1,2',
  notes: ['持ち物: 筆記用具', '緊急連絡先: 052-000-0000'],
}
const name = 'ヨアケの日程'
const organizer = { name: 'ヨアケ "新卒"', mail: 'support@yoake.example' }
const internship: CalendarEntry = {
  ...entry,
  id: 'internship',
  title: 'インターンシップ',
  startAt: '2026-12-14T10:00:00+09:00',
  endAt: '2026-12-18T17:00:00+09:00',
}

type Read = {
  uid: string
  title: string
  place: string
  startAt: string
  endAt: string
  status: string
  sequence: number
}

const textOf = (value: ParameterValue) => (typeof value === 'string' ? value : value.val)

/** The same entries as two libraries read them that share no line with the writer. */
const readers: Record<string, (file: string) => Read[]> = {
  'node-ical': (file) =>
    Object.values(ical.parseICS(file))
      .filter((part): part is VEvent => part?.type === 'VEVENT')
      .map((event) => ({
        uid: event.uid,
        title: textOf(event.summary),
        place: textOf(event.location ?? ''),
        startAt: event.start.toISOString(),
        endAt: event.end?.toISOString() ?? '',
        status: String(event.status),
        sequence: Number(event.sequence),
      })),
  'ts-ics': (file) =>
    (convertIcsCalendar(undefined, file).events ?? []).map((event) => ({
      uid: event.uid,
      title: event.summary,
      place: event.location ?? '',
      startAt: event.start.date.toISOString(),
      endAt: ('end' in event ? event.end?.date.toISOString() : undefined) ?? '',
      status: event.status ?? '',
      sequence: event.sequence ?? -1,
    })),
}
const lines = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

describe.each(Object.entries(readers))('a calendar as %s reads it', (_, read) => {
  it('holds its dates with Tokyo’s times, also one of several days', () => {
    const [first, several] = read(icalendar([entry, internship], { name }))
    expect(first).toMatchObject({
      uid: `${entry.id}@yoake`,
      title: entry.title,
      place: '名古屋オフィス, 3階',
      startAt: '2026-12-08T06:00:00.000Z',
      endAt: '2026-12-08T07:00:00.000Z',
      status: 'CONFIRMED',
    })
    expect(several).toMatchObject({ startAt: '2026-12-14T01:00:00.000Z', endAt: '2026-12-18T08:00:00.000Z' })
  })

  it('numbers a later version higher, within 31 bits, and above the minutes that files once had', () => {
    const later = { ...entry, changedAt: '2026-11-21T00:00:02Z' }
    const [before, after] = [entry, later].map((one) => read(icalendar([one], { name }))[0]?.sequence ?? 0)
    expect(after).toBe((before ?? 0) + 2)
    expect(before).toBeGreaterThan(Date.parse(entry.changedAt) / 60_000)
    expect(after).toBeLessThan(2 ** 31)
  })

  it('says that a date was cancelled, under the same name', () => {
    const { method, content } = singleEntry({ ...entry, state: 'CANCELLED', notes: [] }, organizer)
    expect(method).toBe('CANCEL')
    expect(read(content)).toMatchObject([{ uid: `${entry.id}@yoake`, status: 'CANCELLED' }])
  })

  it('reads every sign of a text as it was written', () => {
    const title = '一\r\nATTENDEE:x\n二\r三\u2028四\u0007五'
    const [broken, ...rest] = read(icalendar([{ ...entry, title, location: '𠮷野家👨‍👩‍👧'.repeat(20) }], { name }))
    expect(broken).toMatchObject({ title: '一 ATTENDEE:x 二 三 四 五', place: '𠮷野家👨‍👩‍👧'.repeat(20) })
    expect(rest).toEqual([])
  })
})

describe('the lines of a calendar', () => {
  const file = icalendar([entry, { ...entry, id: 'other', state: 'TENTATIVE', title: 'あ'.repeat(120) }], { name })

  it('end with CRLF and stay within 75 octets', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('name the calendar to subscribe to, and leave its time free while nobody has booked', () => {
    expect(lines(file)).toEqual(
      expect.arrayContaining([`X-WR-CALNAME:${name}`, 'X-WR-TIMEZONE:Asia/Tokyo', 'X-PUBLISHED-TTL:PT1H']),
    )
    expect(lines(file).filter((line) => line.startsWith('TRANSP'))).toEqual(['TRANSP:OPAQUE', 'TRANSP:TRANSPARENT'])
    expect(file).not.toContain('METHOD')
  })

  it('say from whom a single file is, and what it does', () => {
    const single = lines(singleEntry(entry, organizer).content)
    expect(single).toEqual(
      expect.arrayContaining(['METHOD:PUBLISH', 'ORGANIZER;CN=ヨアケ 新卒:mailto:support@yoake.example']),
    )
  })

  it('leave out what is not there', () => {
    const bare = lines(icalendar([{ ...entry, location: '', url: null, notes: [] }], { name })).join('\n')
    expect(bare).not.toMatch(/LOCATION|URL|DESCRIPTION/)
  })
})
