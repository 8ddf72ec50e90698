import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'

/** The settings of a student; each kind for students names the one that governs it. */
export const topics = ['SCOUT', 'MESSAGE', 'SCOUT_DEADLINE', 'SCHEDULE', 'REMINDER', 'ACCOUNT'] as const
export type Topic = (typeof topics)[number]

/** The choices of a company user for a kind whose time they choose. */
export const timings = ['IMMEDIATELY', 'DAILY_DIGEST', 'OFF'] as const
export type Timing = (typeof timings)[number]

/** A date of today or tomorrow, or one that has just been: a mail about its change may be read too late. */
export const isAtShortNotice = (startAt: Date, now: Date) => tokyoToday(startAt) <= addDays(tokyoToday(now), 1)

/** Days after which a notification leaves the list: what it leads to stands on its own pages. */
export const noticeKeptDays = 365

/** The most notifications one query returns. */
export const maxNotifications = 50
