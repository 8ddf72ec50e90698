import { expect, test } from 'vitest'
import { kinds } from '../kinds.ts'
import { heldUntil } from './rules.ts'

const tokyo = (text: string) => new Date(`${text}+09:00`)

test.each([
  ['2026-11-21T08:00:00.000', null],
  ['2026-11-21T12:00:00.000', null],
  ['2026-11-21T20:59:59.999', null],
  ['2026-11-21T21:00:00.000', '2026-11-22T08:05:00.000'],
  ['2026-11-21T23:59:59.999', '2026-11-22T08:05:00.000'],
  ['2026-11-22T00:00:00.000', '2026-11-22T08:05:00.000'],
  ['2026-11-22T07:59:59.999', '2026-11-22T08:05:00.000'],
  ['2026-12-31T22:00:00.000', '2027-01-01T08:05:00.000'],
  ['2028-02-28T21:30:00.000', '2028-02-29T08:05:00.000'],
])('§1.16 what comes at %s in Tokyo is held until %s', (now, until) => {
  expect(heldUntil(tokyo(now))).toEqual(until === null ? null : tokyo(until))
})

test('§1.16 channel P', () => {
  const pushed = Object.entries(kinds).flatMap(([name, { channels }]) => (channels.includes('PUSH') ? [name] : []))
  expect(pushed).toEqual([
    'scoutReceived',
    'scoutUnanswered',
    'scoutFollowedUp',
    'nextDates',
    'dateNotChosen',
    'dateChanged',
    'bookedByCompany',
    'dateCalledOff',
    'datesAdded',
    'seatOffered',
    'lineEnded',
    'messageFromCompany',
    'dateInThreeDays',
    'dateTomorrow',
    'companyResumed',
    'scoutAccepted',
    'dateChosen',
    'bookingCancelled',
    'messageFromStudent',
    'dayNoticeGiven',
    'mentionedInNote',
  ])
})
