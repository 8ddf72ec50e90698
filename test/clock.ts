import { vi } from 'vitest'
import { addDays } from '#ground/day.ts'
import { tokyoMoment, tokyoToday } from '#ground/tokyo-time.ts'

export const today = tokyoToday()

/** Sets the clock of the server to a moment in Tokyo; that of the database goes on, so that what is queued for now runs now. */
export const itIsOn = (day: string, time: string) => vi.useFakeTimers({ toFake: ['Date'], now: tokyoMoment(day, time) })
export const itIs = (time: string, plusDays = 0) => itIsOn(addDays(today, plusDays), time)
export const itIsNow = () => vi.useRealTimers()
