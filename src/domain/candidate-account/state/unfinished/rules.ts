import { addDays } from '#ground/day.ts'

/** Days without a sign-in or an act after which a registration that is not finished ends. */
export const unfinishedDays = 180
/** Days before its end on which its student is told, by mail. */
export const endNoticeDays = 14

/** The last Tokyo day on which a registration can be gone on with, when it is announced `today`. */
export const lastDayOf = (today: string) => addDays(today, endNoticeDays)
