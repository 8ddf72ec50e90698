/** TENTATIVE: a date that is offered and that nobody has booked. */
export type EntryState = 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'

/** A date as calendars show it. */
export type CalendarEntry = {
  /** The same for a date and for every later one in its place: calendars replace the entry of an earlier file. */
  id: string
  /** Of two versions calendars take the one that was changed later. */
  changedAt: string
  state: EntryState
  title: string
  startAt: string
  endAt: string
  location: string
  url: string | null
  notes: readonly string[]
}
/** The parts of an entry that are filled in where a calendar takes no file. */
export type FilledEntry = Omit<CalendarEntry, 'id' | 'changedAt' | 'state'>

export const calendarFileName = 'yoake.ics'

type Appointment = Omit<FilledEntry, 'title' | 'notes'> & {
  companyName: string
  title: string
  belongings: readonly string[]
  emergencyContact: string | null
}

/** A student's date as an entry, with all that is needed on the day. */
export const filledEntryOf = ({
  companyName,
  title,
  startAt,
  endAt,
  location,
  url,
  belongings,
  emergencyContact,
}: Appointment): FilledEntry => ({
  title: `${companyName} ${title}`,
  startAt,
  endAt,
  location,
  url,
  notes: [
    ...(belongings.length > 0 ? [`持ち物: ${belongings.join('、')}`] : []),
    ...(emergencyContact ? [`緊急連絡先: ${emergencyContact}`] : []),
  ],
})

/** 20261208T060000Z */
const utc = (iso: string) => new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '')

export const descriptionOf = ({ url, notes }: Pick<CalendarEntry, 'url' | 'notes'>) =>
  [...(url ? [`参加URL: ${url}`] : []), ...notes].join('\n')

/** The form of Google Calendar with everything filled in. */
export function googleCalendarUrl(entry: FilledEntry) {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: entry.title,
    dates: `${utc(entry.startAt)}/${utc(entry.endAt)}`,
    ctz: 'Asia/Tokyo',
    location: entry.location || (entry.url ?? ''),
    details: descriptionOf(entry),
  })
  return `https://calendar.google.com/calendar/render?${query}`
}

/** The form of Outlook on the web with everything filled in. Outlook reads a plus sign as itself, not as a space. */
export function outlookCalendarUrl(entry: FilledEntry) {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: entry.title,
    startdt: new Date(entry.startAt).toISOString(),
    enddt: new Date(entry.endAt).toISOString(),
    location: entry.location || (entry.url ?? ''),
    body: descriptionOf(entry),
  })
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query.toString().replaceAll('+', '%20')}`
}
