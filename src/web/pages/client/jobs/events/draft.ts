import { checkAhead, checkDates, checkNear, checkSlots, isSameTime } from '#domain/scheduling/date/rules.ts'
import { checkScheduling, placed, tidyScheduling, type SchedulingType } from '#domain/scheduling/rules.ts'
import { addDays, daysBetween, isDay, isTime } from '#ground/day.ts'
import { atTokyo, time, tokyoDay } from '#ground/tokyo-time.ts'
import { validationText } from '#ground/validation.ts'
import type { FieldError } from '#ground/refusal.ts'
import { newKey } from '#web/parts/forms/draft/items.ts'
import { fieldPlace, itemPlaces } from '#web/parts/forms/draft/places.ts'
import type { SentScheduling } from './act.ts'
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

/** One date in the editor. nights is the number of midnights within the date, nearly always 0. */
export type Row = Slot & { key: string; nights: number; capacity: string; known: KnownDate | null }

export type Draft = {
  type: SchedulingType
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
  /** Scout invitations of the booked students who get no notification of the change. */
  untold: readonly string[]
}

/** For a new scheduling, the company user who writes it is notified of bookings. */
export const draftOf = (known: KnownScheduling | null, ownId: string): Draft => ({
  type: known?.type ?? 'EVENT',
  title: known?.title ?? '',
  location: known?.location ?? '',
  url: known?.url ?? '',
  belongings: known?.belongings ?? [],
  emergencyContact: known?.emergencyContact ?? '',
  remindOneDayBefore: known?.remindOneDayBefore ?? true,
  remindThreeDaysBefore: known?.remindThreeDaysBefore ?? true,
  notified: known ? [...new Set(known.dates.flatMap((date) => date.notified))] : [ownId],
  isNotifiedChosen: false,
  rows: known?.dates.map(rowOf) ?? [],
  untold: [],
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
  key: newKey(),
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

/** The rows of each list of dates, beside the list's name in the input. */
const listsOf = (draft: Draft, known: KnownScheduling | null, now: string) =>
  known
    ? ([
        ['createSchedulingDates', createdOf(draft)],
        ['updateSchedulingDates', changedOf(draft, now)],
      ] as const)
    : ([['schedulingDates', createdOf(draft)]] as const)

/** The door's input for a new or an existing scheduling, and the row behind each place of the input's lists. */
export function writeDraft(draft: Draft, known: KnownScheduling | null, now: string) {
  const dateOf = (row: Row) => ({
    startAt: startOf(row),
    endAt: endOf(row),
    ...(draft.type === 'EVENT' && { capacity: Number(row.capacity) }),
    notifiedCompanyUserIds: [...(row.known && !draft.isNotifiedChosen ? row.known.notified : draft.notified)],
  })
  const fields = fieldsOf(draft)
  const created = createdOf(draft).map(dateOf)
  const kept = new Set(draft.rows.map(({ key }) => key))
  const input: SentScheduling = known
    ? {
        ...fields,
        id: known.id,
        createSchedulingDates: created,
        updateSchedulingDates: changedOf(draft, now).map((row) => ({ id: row.key, ...dateOf(row) })),
        deleteSchedulingDates: known.dates.map(({ id }) => id).filter((id) => !kept.has(id)),
        notifyScoutInvitationIds: toldStudents(draft, known, now).map(({ scoutInvitationId }) => scoutInvitationId),
      }
    : { ...fields, schedulingDates: created }
  const places = [
    ...controls.map((name) => fieldPlace(name)),
    ...dateLists.map((list) => fieldPlace(list, 'dates')),
    ...listsOf(draft, known, now).flatMap(([list, rows]) => itemPlaces(list, rows, dateParts)),
  ]
  return { input, places }
}

const controls = ['title', 'location', 'url', 'belongings', 'emergencyContact']
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
export function checkDraft(draft: Draft, known: KnownScheduling | null, now: string): FieldError[] {
  const lists = listsOf(draft, known, now)
  const broken = lists.flatMap(([argument, rows]) =>
    rows.flatMap((row, at) => (isWhole(row) ? [] : [{ path: `${argument}.${at}.startAt`, message: brokenText(row) }])),
  )
  if (broken.length > 0) return [...present(checkScheduling(fieldsOf(draft))), ...broken]
  const changed = changedOf(draft, now)
  const kept = draft.rows.filter((row) => row.known !== null && !changed.includes(row)).map(periodOf)
  const named = lists.flatMap(([argument, rows]) => placed(argument, rows.map(numbered)))
  const ahead = known ? 'createSchedulingDates' : 'schedulingDates'
  return [
    ...present(checkScheduling(fieldsOf(draft))),
    ...present(checkDates(draft.type, named)),
    ...lists.flatMap(([argument, rows]) => checkNear(placed(argument, rows.map(periodOf)), new Date(now))),
    ...checkAhead(placed(ahead, createdOf(draft).map(periodOf)), new Date(now)),
    ...checkSlots(kept, named),
  ]
}

const numbered = (row: Row) => ({
  ...periodOf(row),
  capacity: /^\d+$/.test(row.capacity) ? Number(row.capacity) : null,
})
const brokenText = ({ day }: Row) => (isDay(day) ? validationText.time : validationText.date)
const present = (errors: readonly (FieldError | null)[]) => errors.filter((error) => error !== null)

/** Students who booked a date whose time or place changes. */
export function affectedStudents(draft: Draft, known: KnownScheduling, now: string): Student[] {
  const { location, url } = fieldsOf(draft)
  const isPlaceChanged = location !== known.location || url !== known.url
  return draft.rows
    .filter((row) => isWhole(row) && !isOver(row, now) && (isPlaceChanged || isMoved(row)))
    .flatMap((row) => row.known?.students ?? [])
}

export const toldStudents = (draft: Draft, known: KnownScheduling, now: string) =>
  affectedStudents(draft, known, now).filter(({ scoutInvitationId }) => !draft.untold.includes(scoutInvitationId))
