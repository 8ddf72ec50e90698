import { checkAhead, checkDates, checkNear, checkSlots, isSameTime } from '#domain/scheduling/date/rules.ts'
import { checkScheduling, placed, tidyScheduling, type SchedulingType } from '#domain/scheduling/rules.ts'
import { addDays, daysBetween, isDay, isTime } from '#ground/day.ts'
import { atTokyo, time, tokyoDay } from '#ground/tokyo-time.ts'
import { validationText } from '#ground/validation.ts'
import type { FieldError } from '#ground/refusal.ts'
import type { ChangedScheduling, NewScheduling } from './act.ts'
import type { Slot } from './slots.ts'

export type Student = { scoutInvitationId: string; name: string; school: string }
export type KnownDate = {
  id: string
  startAt: string
  endAt: string
  capacity: number
  booked: number
  canDelete: boolean
  notified: readonly string[]
  students: readonly Student[]
}
export type KnownScheduling = {
  id: string
  type: SchedulingType
  title: string
  location: string
  url: string | null
  belongings: readonly string[]
  emergencyContact: string
  remindOneDayBefore: boolean
  remindThreeDaysBefore: boolean
  dates: readonly KnownDate[]
}

/** One date as it is being written. nights: how many midnights it lasts over, nearly always 0. */
export type Row = Slot & { key: string; nights: number; capacity: string; known: KnownDate | null }

export type Draft = {
  title: string
  location: string
  url: string
  belongings: readonly string[]
  emergencyContact: string
  remindOneDayBefore: boolean
  remindThreeDaysBefore: boolean
  notified: readonly string[]
  /** Until somebody touches the choice, every date keeps its own. */
  isNotifiedChosen: boolean
  rows: readonly Row[]
  removed: readonly string[]
}

export const draftOf = (known: KnownScheduling | null): Draft => ({
  title: known?.title ?? '',
  location: known?.location ?? '',
  url: known?.url ?? '',
  belongings: known?.belongings ?? [],
  emergencyContact: known?.emergencyContact ?? '',
  remindOneDayBefore: known?.remindOneDayBefore ?? true,
  remindThreeDaysBefore: known?.remindThreeDaysBefore ?? true,
  notified: [...new Set(known?.dates.flatMap((date) => date.notified) ?? [])],
  isNotifiedChosen: false,
  rows: known?.dates.map(rowOf) ?? [],
  removed: [],
})

const rowOf = (known: KnownDate): Row => ({
  key: known.id,
  day: tokyoDay(known.startAt),
  from: time(known.startAt),
  to: time(known.endAt),
  nights: daysBetween(tokyoDay(known.startAt), tokyoDay(known.endAt)),
  capacity: String(known.capacity),
  known,
})

export const newRow = (slot: Slot, capacity: string): Row => ({
  ...slot,
  key: crypto.randomUUID(),
  nights: 0,
  capacity,
  known: null,
})

const startOf = ({ day, from }: Row) => atTokyo(day, from)
const endOf = ({ day, to, nights }: Row) => atTokyo(isDay(day) ? addDays(day, nights) : day, to)
const periodOf = (row: Row) => ({ startAt: new Date(startOf(row)), endAt: new Date(endOf(row)) })
const isWhole = (row: Row) => isDay(row.day) && isTime(row.from) && isTime(row.to)

export const isOver = ({ known }: Row, now: string) => known !== null && Date.parse(known.startAt) <= Date.parse(now)

const isMoved = (row: Row) =>
  row.known !== null &&
  !isSameTime(periodOf(row), { startAt: new Date(row.known.startAt), endAt: new Date(row.known.endAt) })

const createdOf = (draft: Draft) => draft.rows.filter(({ known }) => known === null)
const changedOf = (draft: Draft, now: string) =>
  draft.rows.filter(
    (row) =>
      row.known !== null &&
      !isOver(row, now) &&
      (isMoved(row) || row.capacity !== String(row.known.capacity) || draft.isNotifiedChosen),
  )

/** What the door takes, for a scheduling that exists and for a new one; and which row stands at which place of its lists. */
export function inputOf(draft: Draft, type: SchedulingType, now: string) {
  const created = createdOf(draft)
  const changed = changedOf(draft, now)
  const dateOf = (row: Row) => ({
    startAt: startOf(row),
    endAt: endOf(row),
    ...(type === 'EVENT' && { capacity: Number(row.capacity) }),
    notifiedCompanyUserIds: [...(row.known && !draft.isNotifiedChosen ? row.known.notified : draft.notified)],
  })
  const fields = fieldsOf(draft)
  const createSchedulingDates = created.map(dateOf)
  const input: Omit<ChangedScheduling, 'id' | 'notifyScoutInvitationIds'> = {
    ...fields,
    createSchedulingDates,
    updateSchedulingDates: changed.map((row) => ({ id: row.key, ...dateOf(row) })),
    deleteSchedulingDates: [...draft.removed],
  }
  const newInput: NewScheduling = { ...fields, schedulingDates: createSchedulingDates }
  return { input, newInput, places: { created: keysOf(created), changed: keysOf(changed) } }
}

const keysOf = (rows: readonly Row[]) => rows.map(({ key }) => key)

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

/** The rules the door also keeps, so that most mistakes are seen before sending; paths are those of the door. */
export function checkDraft(draft: Draft, type: SchedulingType, now: string): FieldError[] {
  const created = createdOf(draft)
  const changed = changedOf(draft, now)
  const lists = [
    ['createSchedulingDates', created],
    ['updateSchedulingDates', changed],
  ] as const
  const broken = lists.flatMap(([argument, rows]) =>
    rows.flatMap((row, at) => (isWhole(row) ? [] : [{ path: `${argument}.${at}.startAt`, message: brokenText(row) }])),
  )
  if (broken.length > 0) return [...present(checkScheduling(fieldsOf(draft))), ...broken]
  const kept = draft.rows.filter((row) => row.known !== null && !changed.includes(row)).map(periodOf)
  const named = lists.flatMap(([argument, rows]) => placed(argument, rows.map(numbered)))
  return [
    ...present(checkScheduling(fieldsOf(draft))),
    ...present(checkDates(type, named)),
    ...lists.flatMap(([argument, rows]) => checkNear(placed(argument, rows.map(periodOf)), new Date(now))),
    ...checkAhead(placed('createSchedulingDates', created.map(periodOf)), new Date(now)),
    ...checkSlots(kept, named),
  ]
}

const numbered = (row: Row) => ({
  ...periodOf(row),
  capacity: /^\d+$/.test(row.capacity) ? Number(row.capacity) : null,
})
const brokenText = ({ day }: Row) => (isDay(day) ? validationText.time : validationText.date)
const present = (errors: readonly (FieldError | null)[]) => errors.filter((error) => error !== null)

export type Places = ReturnType<typeof inputOf>['places']

/** The lists of dates a path may begin with; the argument of a new scheduling has a shorter name. */
const dateLists = ['schedulingDates', 'createSchedulingDates', 'updateSchedulingDates', 'deleteSchedulingDates']

/** The id of the control a path of the door is about. */
export function controlOf(path: string, { created, changed }: Places) {
  const [list = '', at = '', part] = path.split('.')
  if (!dateLists.includes(list)) return fieldId(list)
  const keys = list === 'updateSchedulingDates' ? changed : created
  const key = keys[Number(at)]
  return at !== '' && key ? fieldId(key, part ?? 'startAt') : fieldId('dates')
}

export const fieldId = (...names: string[]) => ['scheduling', ...names].join('-')

/** Whoever has booked a date whose time or place is no longer what they were told. */
export function affectedStudents(draft: Draft, known: KnownScheduling, now: string): Student[] {
  const { location, url } = fieldsOf(draft)
  const isPlaceChanged = location !== known.location || url !== known.url
  return draft.rows
    .filter((row) => isWhole(row) && !isOver(row, now) && (isPlaceChanged || isMoved(row)))
    .flatMap((row) => row.known?.students ?? [])
}
