import { addDays, weekdayOf } from '#ground/day.ts'
import type { FieldError } from '#ground/refusal.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { dayMs, tokyoToday, weekdays } from '#ground/tokyo-time.ts'
import { validationText } from '#ground/validation/validation.ts'
import type { SearchCandidateCondition } from '../../rules/condition.ts'

/** When a company user hears of the new students of a saved condition. */
export const alertTimings = ['OFF', 'IMMEDIATELY', 'DAILY', 'WEEKLY'] as const
export type AlertTiming = (typeof alertTimings)[number]

/** Hours in Tokyo at which a mail may come. */
export const alertHours = Array.from({ length: 14 }, (_, at) => at + 7)
/** Monday is 1 and Sunday 7. */
export const alertWeekdays = [1, 2, 3, 4, 5, 6, 7] as const

export type Alert = { timing: AlertTiming; hour: number; weekday: number }
/** The proposal of the form until the user has chosen. */
export const noAlert: Alert = { timing: 'OFF', hour: 9, weekday: 1 }

export const checkAlert = ({ hour, weekday }: Alert): (FieldError | null)[] => [
  Number.isInteger(hour) && alertHours.includes(hour)
    ? null
    : { path: 'hour', message: validationText.integerRange('時刻', 7, 20) },
  alertWeekdays.some((one) => one === weekday)
    ? null
    : { path: 'weekday', message: validationText.integerRange('曜日', 1, 7) },
]

export const weekdayLabel = (weekday: number) => `${weekdays[weekday % 7] ?? ''}曜日`

/** 「毎週 月曜日 9:00」 */
export function alertText({ timing, hour, weekday }: Alert) {
  if (timing === 'OFF') return '知らせない'
  if (timing === 'IMMEDIATELY') return 'すぐに'
  return timing === 'DAILY' ? `毎日 ${hour}:00` : `毎週 ${weekdayLabel(weekday)} ${hour}:00`
}

/** The next moment at which an alert is due; one at once is due whenever the clock looks. */
export function nextDueAt({ timing, hour, weekday }: Alert, now: Date): Date {
  if (timing === 'IMMEDIATELY' || timing === 'OFF') return now
  const today = tokyoToday(now)
  const clock = `${String(hour).padStart(2, '0')}:00`
  const moments = Array.from({ length: 8 }, (_, days) => addDays(today, days))
    .filter((day) => timing === 'DAILY' || weekdayOf(day) === weekday % 7)
    .map((day) => tokyoMoment(day, clock))
  return moments.find((at) => at > now) ?? now
}

/** Days without a reading, as while a contract was over, after which nobody who came in between is new. */
const maxUnreadDays = 15

/** Whether a reading is the first: all who match now have matched before somebody waited for new students. */
export const isFirstReading = (readAt: Date | null, now: Date) =>
  readAt === null || now.getTime() - readAt.getTime() > maxUnreadDays * dayMs

/** Days after which a found student was told to everybody who waits; the mark of the condition stays. */
export const matchKeptDays = 30

/** Students named in an address; of more the link opens the condition itself. */
export const maxLinkedMatches = 100

/** A search by gender leaves a trace of the person who asked, and no person asks for an alert. */
export const canAlert = (condition: SearchCandidateCondition) => condition.genders === undefined
