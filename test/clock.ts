import { vi } from 'vitest'
import { addDays } from '#ground/day.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { time as timeOf, tokyoToday } from '#ground/tokyo-time.ts'
import { startOfFile } from './start-of-file.ts'

/** The day in Tokyo on which the test file began. */
export const today = () => tokyoToday(startOfFile())

/** Sets the clock of the server to a moment in Tokyo; that of the database goes on, so that what is queued for now runs now. */
export const itIsOn = (day: string, clock: string) =>
  vi.useFakeTimers({ toFake: ['Date'], now: tokyoMoment(day, clock) })
export const itIs = (clock: string, plusDays = 0) => itIsOn(addDays(today(), plusDays), clock)
export const itIsNow = () => vi.useRealTimers()

/**
 * An outcome is told by day only. Whoever runs the tests at night is taken back to the evening before, so that what a
 * test lays in the past has passed for the database too.
 */
export function itIsDay() {
  const now = timeOf(new Date())
  if (now >= '20:30') itIsOn(tokyoToday(), '20:00')
  if (now < '08:30') itIsOn(addDays(tokyoToday(), -1), '20:00')
}
