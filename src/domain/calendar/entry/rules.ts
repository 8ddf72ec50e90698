import type { CalendarEntry } from '#ground/calendar-file.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { urls } from '#ground/urls.ts'

type Dated = { changedAt: Date; startAt: Date; endAt: Date }
type StudentDate = Dated & {
  calendarId: string
  status: string
  isAbsence: boolean
  companyName: string
  title: string
  location: string | null
  url: string | null
}
type StaffDate = Dated & {
  id: string
  calledOffAt: Date | null
  type: string
  title: string
  location: string
  url: string | null
  bookedInSight: number
}

const timesOf = ({ changedAt, startAt, endAt }: Dated) => ({
  changedAt: changedAt.toISOString(),
  startAt: startAt.toISOString(),
  endAt: endAt.toISOString(),
})

/** Where the product tells more of a date. */
export const studentNotes = ({ scoutInvitationId }: { scoutInvitationId: string }, publicUrl: string) => [
  `詳しくは ${publicUrl}${urls.candidate.eventDetails(scoutInvitationId)}`,
]
export const staffNotes = ({ id }: { id: string }, publicUrl: string) => [
  `詳しくは ${publicUrl}${clientUrls.events(id)}`,
]

/**
 * A booked date for a calendar that others fetch: where to be and when, and no person's contact. A student who said not
 * to come is free at its time, and may still come after all.
 */
export function studentEntryOf(date: StudentDate, notes: readonly string[]): CalendarEntry {
  const isCancelled = date.status === 'CANCELLED'
  return {
    id: date.calendarId,
    ...timesOf(date),
    state: isCancelled || date.isAbsence ? 'CANCELLED' : 'CONFIRMED',
    title: `${date.companyName} ${date.title}`,
    location: date.location ?? '',
    url: date.url,
    notes: isCancelled ? [] : notes,
  }
}

/** A date that left the calendar of a company user. */
export const removedEntryOf = (date: Dated & { id: string; title: string }): CalendarEntry => ({
  id: date.id,
  ...timesOf(date),
  state: 'CANCELLED',
  title: date.title,
  location: '',
  url: null,
  notes: [],
})

/** A date of a company for a calendar that others fetch: how many students are booked, and never who. */
export function staffEntryOf(date: StaffDate, notes: readonly string[]): CalendarEntry {
  const isEvent = date.type === 'EVENT'
  const isFree = !isEvent && date.bookedInSight === 0
  const isCalledOff = date.calledOffAt !== null
  const count = isCalledOff ? '' : isEvent ? `（予約${date.bookedInSight}名）` : isFree ? '（予約なし）' : ''
  return {
    id: date.id,
    ...timesOf(date),
    state: isCalledOff ? 'CANCELLED' : isFree ? 'TENTATIVE' : 'CONFIRMED',
    title: `${date.title}${count}`,
    location: date.location,
    url: date.url,
    notes: isCalledOff ? [] : notes,
  }
}
