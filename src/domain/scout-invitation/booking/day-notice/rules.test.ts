import { expect, test } from 'vitest'
import { refusalOfNotice, type DayNotice } from './rules.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 11, 4, hour))
const booked = { from: at(1), endAt: at(9), status: 'BOOKED', latest: null }
const late = (minutes: number): DayNotice => ({ kind: 'LATE', minutes })
const absent: DayNotice = { kind: 'ABSENT', minutes: null }
const coming: DayNotice = { kind: 'COMING', minutes: null }

test.each([
  ['before the deadline for changes', booked, late(10), at(0), 'day_notice_too_early'],
  ['from that deadline', booked, late(10), at(1), null],
  ['an absence, while the date runs', booked, absent, at(8), null],
  ['at the end', booked, absent, at(9), 'day_notice_too_late'],
  ['another delay', { ...booked, latest: late(20) }, late(30), at(2), null],
  ['an absence after a delay', { ...booked, latest: late(20) }, absent, at(2), null],
  [
    'a delay after an absence',
    { ...booked, status: 'NO_SHOW', latest: absent },
    late(10),
    at(2),
    'day_notice_of_absence',
  ],
  ['an absence taken back', { ...booked, status: 'NO_SHOW', latest: absent }, coming, at(2), null],
  [
    'an absence taken back after the end',
    { ...booked, status: 'NO_SHOW', latest: absent },
    coming,
    at(9),
    'day_notice_too_late',
  ],
  ['a date with a record', { ...booked, status: 'ATTENDED' }, late(10), at(2), 'booking_not_changeable'],
])('§4 on the day: %s', (_, of, notice, now, refusal) => {
  expect(refusalOfNotice(of, notice, now)).toBe(refusal)
})
