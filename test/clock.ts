import { vi } from 'vitest'
import { addDays } from '#ground/day.ts'
import { tokyoMoment, tokyoToday } from '#ground/tokyo-time.ts'
import { startOfFile } from './start-of-file.ts'

/** The day in Tokyo on which the test file began. */
export const today = () => tokyoToday(startOfFile())

/** Sets the clock of the server to a moment in Tokyo; that of the database goes on, so that what is queued for now runs now. */
export const itIsOn = (day: string, time: string) => vi.useFakeTimers({ toFake: ['Date'], now: tokyoMoment(day, time) })
export const itIs = (time: string, plusDays = 0) => itIsOn(addDays(today(), plusDays), time)
export const itIsNow = () => vi.useRealTimers()
