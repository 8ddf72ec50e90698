import { describe, expect, test } from 'vitest'
import { readBusyPeriods } from './icalendar-reading.ts'

const window = { from: new Date('2026-12-01T00:00:00+09:00'), to: new Date('2027-01-01T00:00:00+09:00') }
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT']
const newYork = `BEGIN:VTIMEZONE
TZID:New York
BEGIN:STANDARD
DTSTART:20071104T020000
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:20070311T020000
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
END:VTIMEZONE`.split('\n')

/** 12-08T14:00/15:00 in Tokyo. */
const textOf = (at: number) => new Date(at + 9 * 3_600_000).toISOString().slice(5, 16)
const busyIn = async (text: string) =>
  (await readBusyPeriods(text, window))?.map(({ from, to }) => `${textOf(from)}/${textOf(to).slice(6)}`) ?? null

describe('the busy times of a calendar', () => {
  test.each<[string, string[], string[]]>([
    ['a time in UTC', event('DTSTART:20261208T050000Z', 'DTEND:20261208T060000Z'), ['12-08T14:00/15:00']],
    [
      'a time of Tokyo without a zone',
      event('DTSTART:20261208T140000', 'DTEND:20261208T150000'),
      ['12-08T14:00/15:00'],
    ],
    [
      'a time of Tokyo whose zone is only named',
      event('DTSTART;TZID=Asia/Tokyo:20261208T140000', 'DTEND;TZID=Asia/Tokyo:20261208T150000'),
      ['12-08T14:00/15:00'],
    ],
    [
      'a time of another zone',
      [...newYork, ...event('DTSTART;TZID=New York:20261208T140000', 'DURATION:PT1H')],
      ['12-09T04:00/05:00'],
    ],
    [
      'a time of a zone that is not there',
      event('DTSTART;TZID=Mars/Base:20261208T140000', 'DTEND;TZID=Mars/Base:20261208T150000'),
      [],
    ],
    ['a whole day', event('DTSTART;VALUE=DATE:20261208', 'DTEND;VALUE=DATE:20261209'), ['12-08T00:00/00:00']],
    ['a whole day without an end', event('DTSTART;VALUE=DATE:20261208'), ['12-08T00:00/00:00']],
    [
      'a rule with a day left out',
      event(
        'DTSTART:20261207T010000Z',
        'DTEND:20261207T020000Z',
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE:20261214T010000Z',
      ),
      ['12-07T10:00/11:00', '12-21T10:00/11:00', '12-28T10:00/11:00'],
    ],
    [
      'a rule that began long ago',
      event('DTSTART:20160104T010000Z', 'DTEND:20160104T020000Z', 'RRULE:FREQ=MONTHLY;BYDAY=2TU'),
      ['12-08T10:00/11:00'],
    ],
    [
      'a rule of which one time was moved, and another called off',
      [
        ...event('DTSTART:20261207T010000Z', 'DTEND:20261207T020000Z', 'RRULE:FREQ=WEEKLY;COUNT=3'),
        ...event('RECURRENCE-ID:20261214T010000Z', 'DTSTART:20261215T030000Z', 'DTEND:20261215T040000Z'),
        ...event(
          'RECURRENCE-ID:20261221T010000Z',
          'DTSTART:20261221T010000Z',
          'DTEND:20261221T020000Z',
          'STATUS:CANCELLED',
        ),
      ],
      ['12-07T10:00/11:00', '12-15T12:00/13:00'],
    ],
    ['free time', event('DTSTART:20261208T050000Z', 'DTEND:20261208T060000Z', 'TRANSP:TRANSPARENT'), []],
    ['a time outside the window', event('DTSTART:20260108T050000Z', 'DTEND:20260108T060000Z'), []],
    [
      'times that touch, as one',
      [
        ...event('DTSTART:20261208T050000Z', 'DTEND:20261208T060000Z'),
        ...event('DTSTART:20261208T060000Z', 'DTEND:20261208T070000Z'),
      ],
      ['12-08T14:00/16:00'],
    ],
  ])('holds %s', async (_, lines, periods) => expect(await busyIn(calendar(...lines))).toEqual(periods))

  test('of a text that is none is null', async () => {
    for (const text of ['', '<html>', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n'])
      expect(await readBusyPeriods(text, window), text).toBeNull()
  })

  test('is told after a mark of the order of bytes', async () => {
    const text = calendar(...event('DTSTART:20261208T050000Z', 'DTEND:20261208T060000Z'))
    expect(await busyIn(`\uFEFF${text}`)).toEqual(['12-08T14:00/15:00'])
  })
})
