import { type FieldError } from '#domain/refusal.ts'
import { checkUrl } from '#domain/contact-validation.ts'
import { fieldLimits } from '#domain/field-limits.ts'
import { checkLength, validationText } from '#domain/validation.ts'

export const schedulingTypes = ['EVENT', 'INTERVIEW'] as const
export type SchedulingType = (typeof schedulingTypes)[number]

export const schedulingLimits = {
  title: 40,
  // Spec silent: an address with building and room fits.
  location: 200,
  url: 500,
  belongings: fieldLimits.belongings.max,
  belonging: fieldLimits.belongings.each,
  emergencyContact: fieldLimits.emergencyContact.max,
  dates: fieldLimits.schedulingDates.max,
  capacity: fieldLimits.capacity.max,
  interviewCapacity: 1,
}

export type SchedulingFields = {
  title: string
  location: string
  url: string | null
  belongings: string[]
  emergencyContact: string
  remindOneDayBefore: boolean
  remindThreeDaysBefore: boolean
}
export type Period = { startAt: Date; endAt: Date }
export type DateFields = Period & { capacity?: number | null }

export const schedulingText = {
  belongings: `持ち物は${schedulingLimits.belongings}件までです`,
  dates: `日程は1つの予定につき${schedulingLimits.dates}件までです`,
  interviewCapacity: `面接の定員は${schedulingLimits.interviewCapacity}名です`,
  past: '過去の日時は選べません',
  pastChange: '過去の日程の日時は変更できません',
  sameSlot: '同じ時間帯の日程があります',
  sameDateTwice: '同じ日程が2回指定されています',
}

/** Trims every text; empty belongings and an empty URL are left out. */
export const tidyScheduling = (given: Omit<SchedulingFields, 'url'> & { url?: string | null }): SchedulingFields => ({
  title: given.title.trim(),
  location: given.location.trim(),
  url: given.url?.trim() || null,
  belongings: given.belongings.map((belonging) => belonging.trim()).filter(Boolean),
  emergencyContact: given.emergencyContact.trim(),
  remindOneDayBefore: given.remindOneDayBefore,
  remindThreeDaysBefore: given.remindThreeDaysBefore,
})

/** Paths begin with `scheduling.`, the name of the argument. */
export function checkScheduling(fields: SchedulingFields): (FieldError | null)[] {
  const { title, location, url, belongings, emergencyContact } = fields
  const limits = schedulingLimits
  return [
    checkLength('scheduling.title', '予定名', title, 1, limits.title),
    checkLength('scheduling.location', '場所', location, 0, limits.location),
    checkUrl('scheduling.url', url, limits.url),
    belongings.length > limits.belongings
      ? { path: 'scheduling.belongings', message: schedulingText.belongings }
      : null,
    ...belongings.map((belonging, index) =>
      checkLength(`scheduling.belongings.${index}`, '持ち物', belonging, 0, limits.belonging),
    ),
    checkLength('scheduling.emergencyContact', '緊急連絡先', emergencyContact, 0, limits.emergencyContact),
  ]
}

/** An interview has one seat, whether the form says so or not. */
export const capacityOf = (type: SchedulingType, { capacity }: DateFields) =>
  type === 'INTERVIEW' ? (capacity ?? schedulingLimits.interviewCapacity) : capacity

/** `argument` is the list's name: paths are like `createSchedulingDates.2.endAt`. */
export const checkDates = (argument: string, type: SchedulingType, dates: readonly DateFields[]) =>
  dates.flatMap((date, index) => [
    date.endAt > date.startAt ? null : { path: `${argument}.${index}.endAt`, message: validationText.dateOrder },
    checkCapacity(`${argument}.${index}.capacity`, type, capacityOf(type, date)),
  ])

function checkCapacity(path: string, type: SchedulingType, capacity: number | null | undefined): FieldError | null {
  const max = type === 'INTERVIEW' ? schedulingLimits.interviewCapacity : schedulingLimits.capacity
  if (capacity === null || capacity === undefined) return { path, message: validationText.empty('定員') }
  if (capacity >= 1 && capacity <= max) return null
  const message = type === 'INTERVIEW' ? schedulingText.interviewCapacity : validationText.integerRange('定員', 1, max)
  return { path, message }
}

export const isSameTime = (one: Period, other: Period) =>
  one.startAt.getTime() === other.startAt.getTime() && one.endAt.getTime() === other.endAt.getTime()

/** New dates, and dates that move, must lie ahead. */
export const checkAhead = (argument: string, dates: readonly Period[], now: Date): FieldError[] =>
  dates.flatMap(({ startAt }, index) =>
    startAt > now ? [] : [{ path: `${argument}.${index}.startAt`, message: schedulingText.past }],
  )

export type Move = { from: Period; to: Period }

/** What is over stays as it was, and nothing moves into the past; a date that does not move may be of any time. */
export const checkMoves = (argument: string, moves: readonly Move[], now: Date): FieldError[] =>
  moves.flatMap(({ from, to }, index) => {
    const path = `${argument}.${index}.startAt`
    if (isSameTime(from, to)) return []
    if (from.startAt <= now) return [{ path, message: schedulingText.pastChange }]
    return to.startAt > now ? [] : [{ path, message: schedulingText.past }]
  })

/** Two dates of one scheduling never have the same start and end; says which of the named ones repeat. */
export function checkSlots(kept: readonly Period[], named: readonly (Period & { path: string })[]): FieldError[] {
  const taken = new Set(kept.map(slot))
  return named.flatMap((date) => {
    if (taken.has(slot(date))) return [{ path: `${date.path}.startAt`, message: schedulingText.sameSlot }]
    taken.add(slot(date))
    return []
  })
}

const slot = ({ startAt, endAt }: Period) => `${startAt.getTime()}/${endAt.getTime()}`

export const checkCount = (path: string, count: number): FieldError | null =>
  count > schedulingLimits.dates ? { path, message: schedulingText.dates } : null

/** A date is changed once in one form, and not changed while it is removed. */
export const checkEachOnce = (ids: readonly string[], removed: readonly string[]) =>
  ids.map((id, index) =>
    ids.indexOf(id) < index || removed.includes(id)
      ? { path: `updateSchedulingDates.${index}.id`, message: schedulingText.sameDateTwice }
      : null,
  )

/** Each date with the path of its argument's row. */
export const withPaths = (argument: string, dates: readonly Period[]) =>
  dates.map(({ startAt, endAt }, index) => ({ startAt, endAt, path: `${argument}.${index}` }))
