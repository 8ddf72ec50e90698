import { type FieldError } from '#ground/refusal.ts'
import { repeatedAt } from '#ground/repeated.ts'
import { deskText, deskValidationText } from '#ground/words/desk.ts'
import { validationText } from '#ground/validation/validation.ts'
import { schedulingLimits, type Placed, type SchedulingType } from '../rules.ts'
import { lengthOf, minute, type Period } from '../seat/rules.ts'

export type DateFields = Period & { capacity?: number | null; timebox?: number | null }

const dateText = {
  past: deskText.scheduling_date_in_past,
  pastChange: '過去の日程の日時は変更できません',
  tooLong: `1つの日程は${schedulingLimits.maxDays}日以内にしてください`,
  tooFar: `日程は${schedulingLimits.maxYearsAhead}年以内の日時にしてください`,
  sameSlot: '同じ時間帯の日程があります',
  sameDateTwice: '同じ日程が2回指定されています',
  timeboxRest: '開始から終了までの時間を、1枠の長さで割り切れるようにしてください',
  oneTimebox: '1枠の長さは、開始から終了までの時間と同じにしてください',
}

/** One user's tries of a time for a student who is booked: each refusal says that the student is busy then. */
export const busyTimeLimit = { name: 'busy-time', attempts: 30, seconds: 60 * 60 }

export const isSameTime = (one: Period, other: Period) =>
  one.startAt.getTime() === other.startAt.getTime() && one.endAt.getTime() === other.endAt.getTime()

export const checkDates = (type: SchedulingType, dates: readonly Placed<DateFields>[]) =>
  dates.flatMap((date) => [checkLength(date), type === 'EVENT' ? checkCapacity(date) : checkTimebox(date)])

function checkLength({ path, startAt, endAt }: Placed<Period>): FieldError | null {
  const at = `${path}.endAt`
  if (!(endAt > startAt)) return { path: at, message: deskValidationText.dateOrder }
  const isLong = lengthOf({ startAt, endAt }) > schedulingLimits.maxDays * 24 * 60 * minute
  return isLong ? { path: at, message: dateText.tooLong } : null
}

/** New dates and moved dates start within `maxYearsAhead`, so that a mistyped year is refused. */
export function checkNear(dates: readonly Placed<Period>[], now: Date): FieldError[] {
  const last = new Date(now)
  last.setUTCFullYear(last.getUTCFullYear() + schedulingLimits.maxYearsAhead)
  return dates.flatMap(({ path, startAt }) =>
    startAt <= last ? [] : [{ path: `${path}.startAt`, message: dateText.tooFar }],
  )
}

function checkCapacity({ path, capacity }: Placed<DateFields>): FieldError | null {
  const { capacity: max } = schedulingLimits
  const at = `${path}.capacity`
  if (capacity === null || capacity === undefined) return { path: at, message: validationText.empty('定員') }
  return capacity >= 1 && capacity <= max ? null : { path: at, message: validationText.integerRange('定員', 1, max) }
}

function checkTimebox({ path, timebox, ...period }: Placed<DateFields>): FieldError | null {
  if (timebox === null || timebox === undefined) return null
  const { min, max } = schedulingLimits.timebox
  const at = `${path}.timebox`
  if (timebox < min || timebox > max) return { path: at, message: validationText.integerRange('1枠の長さ', min, max) }
  return lengthOf(period) % (timebox * minute) === 0 ? null : { path: at, message: dateText.timeboxRest }
}

/** An existing date is one interview and cannot be cut again. */
export const checkUncut = (dates: readonly Placed<DateFields>[]) =>
  dates.map(({ path, timebox, ...period }) =>
    typeof timebox !== 'number' || timebox * minute === lengthOf(period)
      ? null
      : { path: `${path}.timebox`, message: dateText.oneTimebox },
  )

/** A timebox below 1 cuts nothing; it is refused for itself. */
const timeboxes = (date: DateFields) =>
  Number(date.timebox) > 0 ? Math.max(1, Math.floor(lengthOf(date) / (Number(date.timebox) * minute))) : 1

/** How many dates `cutDates` would make. */
export const countCut = (dates: readonly DateFields[]) => dates.reduce((count, date) => count + timeboxes(date), 0)

/**
 * The dates a form makes. §3 gives an interview a timebox instead of a capacity, and §7 takes start, end and timebox
 * together: so start and end say when the interviewer has time, and the timebox how long each student has. Without one
 * the whole time is for one student.
 */
export const cutDates = <Given extends DateFields>(dates: readonly Given[]): Given[] =>
  dates.flatMap((date) => {
    const count = timeboxes(date)
    const length = lengthOf(date) / count
    const at = (part: number) => new Date(date.startAt.getTime() + part * length)
    return Array.from({ length: count }, (_, part) => ({ ...date, startAt: at(part), endAt: at(part + 1) }))
  })

/** New dates, and dates that move, must lie ahead. */
export const checkAhead = (dates: readonly Placed<Period>[], now: Date): FieldError[] =>
  dates.flatMap(({ path, startAt }) => (startAt > now ? [] : [{ path: `${path}.startAt`, message: dateText.past }]))

export type Move = { from: Period; to: Placed<Period> }

/** A date that has begun keeps its time, and no date moves into the past. A date that keeps its time always passes. */
export const checkMoves = (moves: readonly Move[], now: Date): FieldError[] =>
  moves.flatMap(({ from, to }) => {
    if (isSameTime(from, to)) return []
    if (from.startAt <= now) return [{ path: `${to.path}.startAt`, message: dateText.pastChange }]
    return checkAhead([to], now)
  })

/** Two dates of one scheduling never have the same start and end; the mistakes name the repeated dates of the form. */
export function checkSlots(existing: readonly Period[], dates: readonly Placed<Period>[]): FieldError[] {
  const repeated = repeatedAt(dates.map(slot), existing.map(slot))
  const mistaken = dates.filter((_, at) => repeated.has(at))
  return [...new Set(mistaken.map(({ path }) => path))].map((path) => ({
    path: `${path}.startAt`,
    message: dateText.sameSlot,
  }))
}

const slot = ({ startAt, endAt }: Period) => `${startAt.getTime()}/${endAt.getTime()}`

/** A date is changed once in one form, and not changed while it is removed. */
export const checkEachOnce = (dates: readonly Placed<{ id: string }>[], removed: readonly string[]) => {
  const repeated = repeatedAt(dates.map(({ id }) => id))
  return dates.map(({ id, path }, at) =>
    repeated.has(at) || removed.includes(id) ? { path: `${path}.id`, message: dateText.sameDateTwice } : null,
  )
}
