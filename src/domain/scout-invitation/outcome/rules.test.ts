import { expect, test } from 'vitest'
import { tokyoMoment } from '#ground/time/moment.ts'
import { noticeMoment } from './rules.ts'

test.each([
  ['2026-11-30', '08:00', '2026-11-30', '08:00'],
  ['2026-11-30', '20:59', '2026-11-30', '20:59'],
  ['2026-11-30', '21:00', '2026-12-01', '08:00'],
  ['2026-11-30', '23:59', '2026-12-01', '08:00'],
  ['2026-12-01', '00:00', '2026-12-01', '08:00'],
  ['2026-12-01', '07:59', '2026-12-01', '08:00'],
])('an outcome of %s %s is notified on %s at %s', (day, clock, noticeDay, noticeClock) =>
  expect(noticeMoment(tokyoMoment(day, clock))).toEqual(tokyoMoment(noticeDay, noticeClock)),
)
