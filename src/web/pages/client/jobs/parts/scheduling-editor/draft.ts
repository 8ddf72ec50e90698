import { checkAhead, checkDates, checkNear, checkSlots, isSameTime } from '#domain/scheduling/date/rules.ts'
import {
  checkScheduling,
  placed,
  schedulingText,
  tidyScheduling,
  type SchedulingType,
} from '#domain/scheduling/rules.ts'
import { addDays, daysBetween, isDay, isTime } from '#ground/day.ts'
import { atTokyo } from '#ground/time/moment.ts'
import { time, tokyoDay } from '#ground/tokyo-time.ts'
import { deskValidationText } from '#ground/words/desk.ts'
import { validationText } from '#ground/validation/validation.ts'
import type { FieldError } from '#ground/refusal.ts'
import { newKey } from '#web/parts/forms/draft/items.ts'
import { fieldPlace, itemPlaces } from '#web/parts/forms/draft/places.ts'
import type { SentScheduling } from './sent.ts'
import type { Slot } from './slots.ts'

export type Student = { scoutInvitationId: string; name: string; school: string }
export type ExistingDate = {
  id: string
  startAt: string
  endAt: string
  capacity: number
  booked: number
  /** The students in the line for the date. */
  waiting: number
  canDelete: boolean
  isCalledOff: boolean
  notified: readonly string[]
  students: readonly Student[]
}
export type ExistingScheduling = {
  id: string
  revision: number
  type: SchedulingType
  title: string
  location: string
  url: string | null
  belongings: readonly string[]
  emergencyContact: string
  remindOneDayBefore: boolean
  remindThreeDaysBefore: boolean
  dates: readonly ExistingDate[]
}

/** One date in the editor. nights is the number of midnights within the date: 0 for a date of one day. */
export type Row = Slot & { key: string; nights: number; capacity: string; existing: ExistingDate | null }

/** A job for a new event. `schedulingId`: the job has dates already; `isDecided`: it has a message instead. */
export type JobChoice = { id: string; title: string; schedulingId: string | null; isDecided: boolean }

export type Draft = {
  type: SchedulingType
  /** The job of a new event; null where the page around the editor has the job. */
  jobId: string | null
  title: string
  location: string
  url: string
  belongings: readonly string[]
  emergencyContact: string
  remindOneDayBefore: boolean
  remindThreeDaysBefore: boolean
  notified: readonly string[]
  /** While false, every date keeps its own notified company users. */
  isNotifiedChosen: boolean
  rows: readonly Row[]
}

/** For a new scheduling, the company user who writes it is notified of bookings. */
export const draftOf = (existing: ExistingScheduling | null, ownId: string, jobId: string | null = null): Draft => ({
  type: existing?.type ?? 'EVENT',
  jobId,
  title: existing?.title ?? '',
  location: existing?.location ?? '',
  url: existing?.url ?? '',
  belongings: existing?.belongings ?? [],
  emergencyContact: existing?.emergencyContact ?? '',
  remindOneDayBefore: existing?.remindOneDayBefore ?? true,
  remindThreeDaysBefore: existing?.remindThreeDaysBefore ?? true,
  notified: existing ? [...new Set(existing.dates.flatMap((date) => date.notified))] : [ownId],
  isNotifiedChosen: false,
  rows: existing?.dates.map(rowOf) ?? [],
})

export const rowOf = (existing: ExistingDate): Row => ({
  key: existing.id,
  day: tokyoDay(existing.startAt),
  from: time(existing.startAt),
  to: time(existing.endAt),
  nights: daysBetween(tokyoDay(existing.startAt), tokyoDay(existing.endAt)),
  capacity: String(existing.capacity),
  existing,
})

export const newRow = (slot: Slot, capacity: string): Row => ({
  ...slot,
  key: newKey(),
  nights: 0,
  capacity,
  existing: null,
})

const startOf = ({ day, from }: Row) => atTokyo(day, from)
const endOf = ({ day, to, nights }: Row) => atTokyo(isDay(day) ? addDays(day, nights) : day, to)
export const periodOf = (row: Row) => ({ startAt: new Date(startOf(row)), endAt: new Date(endOf(row)) })
export const isWhole = (row: Row) => isDay(row.day) && isTime(row.from) && isTime(row.to)

const minuteOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The row with another beginning: its end moves with it, so that the date stays as long as it was. */
export function movedTo(row: Row, from: string): Row {
  if (!isTime(row.from) || !isTime(row.to) || !isTime(from)) return { ...row, from }
  const length = row.nights * 24 * 60 + minuteOf(row.to) - minuteOf(row.from)
  if (length <= 0) return { ...row, from }
  const end = minuteOf(from) + length
  return { ...row, from, to: clockOf(end % (24 * 60)), nights: Math.floor(end / (24 * 60)) }
}

/** The last day of a row; empty while it has no day. */
export const lastDayOf = ({ day, nights }: Row) => (isDay(day) ? addDays(day, nights) : '')
/** The nights of a row that ends on `lastDay`; an end before the beginning is none. */
export const nightsTo = ({ day, nights }: Row, lastDay: string) =>
  isDay(day) && isDay(lastDay) ? Math.max(0, daysBetween(day, lastDay)) : nights

export const isCalledOff = ({ existing }: Row) => existing !== null && existing.isCalledOff
/** A date that has begun, or was called off, is changed no more. */
export const isFixed = (row: Row, now: string) =>
  isCalledOff(row) || (row.existing !== null && Date.parse(row.existing.startAt) <= Date.parse(now))

const isMoved = (row: Row) =>
  row.existing !== null &&
  !isSameTime(periodOf(row), { startAt: new Date(row.existing.startAt), endAt: new Date(row.existing.endAt) })

const createdOf = (draft: Draft) => draft.rows.filter(({ existing }) => existing === null)
const changedOf = (draft: Draft, now: string) =>
  draft.rows.filter(
    (row) =>
      row.existing !== null &&
      !isFixed(row, now) &&
      (isMoved(row) || row.capacity !== String(row.existing.capacity) || draft.isNotifiedChosen),
  )

/** The company users who will be notified of a row's bookings. */
export const notifiedOf = (draft: Pick<Draft, 'notified' | 'isNotifiedChosen'>, { existing }: Row) =>
  existing && !draft.isNotifiedChosen ? existing.notified : draft.notified

/** The rows of each list of dates, beside the list's name in the input. */
const listsOf = (draft: Draft, existing: ExistingScheduling | null, now: string) =>
  existing
    ? ([
        ['createSchedulingDates', createdOf(draft)],
        ['updateSchedulingDates', changedOf(draft, now)],
      ] as const)
    : ([['schedulingDates', createdOf(draft)]] as const)

/** The door's input for a new or an existing scheduling, and the row behind each place of the input's lists. */
export function writeDraft(draft: Draft, existing: ExistingScheduling | null, now: string) {
  const dateOf = (row: Row) => ({
    startAt: startOf(row),
    endAt: endOf(row),
    ...(draft.type === 'EVENT' && { capacity: Number(row.capacity) }),
    notifiedCompanyUserIds: [...notifiedOf(draft, row)],
  })
  const fields = fieldsOf(draft)
  const created = createdOf(draft).map(dateOf)
  const remainingKeys = new Set(draft.rows.map(({ key }) => key))
  const input: SentScheduling = existing
    ? {
        ...fields,
        id: existing.id,
        revision: existing.revision,
        createSchedulingDates: created,
        updateSchedulingDates: changedOf(draft, now).map((row) => ({ id: row.key, ...dateOf(row) })),
        deleteSchedulingDates: existing.dates.map(({ id }) => id).filter((id) => !remainingKeys.has(id)),
      }
    : { ...fields, jobId: draft.jobId || null, schedulingDates: created }
  const places = [
    ...controls.map((name) => fieldPlace(name)),
    ...dateLists.map((list) => fieldPlace(list, 'dates')),
    ...listsOf(draft, existing, now).flatMap(([list, rows]) => itemPlaces(list, rows, dateParts)),
  ]
  return { input, places }
}

const controls = ['jobId', 'title', 'location', 'url', 'belongings', 'emergencyContact']
const dateLists = ['schedulingDates', 'createSchedulingDates', 'updateSchedulingDates', 'deleteSchedulingDates']
const dateParts = ['startAt', 'endAt', 'capacity']

const fieldsOf = (draft: Draft) =>
  tidyScheduling({
    title: draft.title,
    location: draft.location,
    url: draft.url,
    belongings: [...draft.belongings],
    emergencyContact: draft.emergencyContact,
    remindOneDayBefore: draft.remindOneDayBefore,
    remindThreeDaysBefore: draft.remindThreeDaysBefore,
  })

/** Checks the door's rules before sending, so that most mistakes show at once. Paths are those of the door. */
export function checkDraft(draft: Draft, existing: ExistingScheduling | null, now: string): FieldError[] {
  return [...checkNew(draft, existing), ...checkAll(draft, existing, now)]
}

/** A new event has a job, where the page does not say which, and at least one date. */
const checkNew = (draft: Draft, existing: ExistingScheduling | null) =>
  present([
    draft.jobId === '' ? { path: 'jobId', message: validationText.notSelected('募集') } : null,
    existing === null && draft.rows.length === 0 ? { path: 'schedulingDates', message: schedulingText.noDates } : null,
  ])

function checkAll(draft: Draft, existing: ExistingScheduling | null, now: string): FieldError[] {
  const lists = listsOf(draft, existing, now)
  const broken = lists.flatMap(([argument, rows]) =>
    rows.flatMap((row, at) => (isWhole(row) ? [] : [{ path: `${argument}.${at}.startAt`, message: brokenText(row) }])),
  )
  if (broken.length > 0) return [...present(checkScheduling(fieldsOf(draft))), ...broken]
  const changed = changedOf(draft, now)
  const unchanged = draft.rows.filter((row) => row.existing !== null && !changed.includes(row)).map(periodOf)
  const named = lists.flatMap(([argument, rows]) => placed(argument, rows.map(numbered)))
  const ahead = existing ? 'createSchedulingDates' : 'schedulingDates'
  return [
    ...present(checkScheduling(fieldsOf(draft))),
    ...present(checkDates(draft.type, named)),
    ...lists.flatMap(([argument, rows]) => checkNear(placed(argument, rows.map(periodOf)), new Date(now))),
    ...checkAhead(placed(ahead, createdOf(draft).map(periodOf)), new Date(now)),
    ...checkSlots(unchanged, named),
  ]
}

const numbered = (row: Row) => ({
  ...periodOf(row),
  capacity: /^\d+$/.test(row.capacity) ? Number(row.capacity) : null,
})
const brokenText = ({ day }: Row) => (isDay(day) ? deskValidationText.time : validationText.date)
const present = (errors: readonly (FieldError | null)[]) => errors.filter((error) => error !== null)

/** Students who booked a date whose time or place changes. */
export function affectedStudents(draft: Draft, existing: ExistingScheduling, now: string): Student[] {
  const { location, url } = fieldsOf(draft)
  const isPlaceChanged = location !== existing.location || url !== existing.url
  return draft.rows
    .filter((row) => isWhole(row) && !isFixed(row, now) && (isPlaceChanged || isMoved(row)))
    .flatMap((row) => row.existing?.students ?? [])
}

/** The students in the lines for dates ahead that the draft takes out. */
export function waitingForRemoved(draft: Draft, existing: ExistingScheduling, now: string): number {
  const removed = existing.dates.filter(({ id }) => draft.rows.every(({ key }) => key !== id))
  const ahead = removed.filter((date) => !isFixed(rowOf(date), now))
  return ahead.reduce((sum, { waiting }) => sum + waiting, 0)
}
