import { describe, expect, it } from 'vitest'
import { calendarFile, googleCalendarUrl, type CalendarEntry } from './calendar-file.ts'

const entry: CalendarEntry = {
  id: 'b1',
  title: '会社説明会, 2027年卒; 名古屋\\本社',
  startAt: '2026-12-08T15:00:00+09:00',
  endAt: '2026-12-08T16:00:00+09:00',
  location: '名古屋オフィス',
  url: 'https://meet.example.com/a?b=1,2',
  notes: ['持ち物: 筆記用具', '緊急連絡先: 052-000-0000'],
}
const now = '2026-11-21T00:00:00.123Z'
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

describe('the calendar file', () => {
  const file = calendarFile(entry, now)

  it('ends every line with CRLF and stays within 75 octets', () => {
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })
  it('tells the time in UTC', () => {
    expect(unfolded(file)).toEqual(
      expect.arrayContaining(['DTSTART:20261208T060000Z', 'DTEND:20261208T070000Z', 'DTSTAMP:20261121T000000Z']),
    )
  })
  it('replaces the entry of an earlier file: the same id, a higher number', () => {
    const moved = calendarFile({ ...entry, startAt: '2026-12-09T15:00:00+09:00' }, '2026-11-21T00:02:00Z')
    const lineOf = (text: string, name: string) => unfolded(text).find((line) => line.startsWith(`${name}:`)) ?? ''
    expect(lineOf(moved, 'UID')).toBe(lineOf(file, 'UID'))
    const numbers = [file, moved].map((one) => Number(lineOf(one, 'SEQUENCE').slice('SEQUENCE:'.length)))
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 2)
    expect(Math.max(...numbers)).toBeLessThan(2 ** 31)
  })
  it('escapes what has a meaning of its own', () => {
    expect(unfolded(file)).toContain('SUMMARY:会社説明会\\, 2027年卒\\; 名古屋\\\\本社')
    expect(unfolded(file)).toContain(
      'DESCRIPTION:参加URL: https://meet.example.com/a?b=1\\,2\\n持ち物: 筆記用具\\n緊急連絡先: 052-000-0000',
    )
    expect(unfolded(file)).toContain('URL:https://meet.example.com/a?b=1,2')
  })
  it('lets no text break out of its line', () => {
    const broken = calendarFile({ ...entry, title: '一\r\nATTENDEE:x\n二\r三' }, now)
    expect(unfolded(broken)).toContain('SUMMARY:一\\nATTENDEE:x\\n二\\n三')
  })
  it('leaves out what is not there', () => {
    const bare = unfolded(calendarFile({ ...entry, location: '', url: null, notes: [] }, now)).join('\n')
    expect(bare).not.toMatch(/LOCATION|URL|DESCRIPTION/)
  })
})

it('fills in the form of Google Calendar', () => {
  const query = new URL(googleCalendarUrl(entry)).searchParams
  expect(query.get('text')).toBe(entry.title)
  expect(query.get('dates')).toBe('20261208T060000Z/20261208T070000Z')
  expect(query.get('location')).toBe('名古屋オフィス')
})
