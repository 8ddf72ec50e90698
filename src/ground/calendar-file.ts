export type CalendarEntry = {
  /** The same for every date that the student has in this place: a later file replaces the entry of an earlier one. */
  id: string
  title: string
  startAt: string
  endAt: string
  location: string
  url: string | null
  notes: readonly string[]
}

export const calendarFileName = 'yoake.ics'

type Appointment = Omit<CalendarEntry, 'id' | 'title' | 'notes'> & {
  scoutInvitationId: string
  companyName: string
  title: string
  belongings: readonly string[]
  emergencyContact: string | null
}

/** A student's date as an entry, with all that is needed on the day. */
export const entryOf = ({
  scoutInvitationId,
  companyName,
  title,
  belongings,
  emergencyContact,
  ...place
}: Appointment): CalendarEntry => ({
  id: scoutInvitationId,
  title: `${companyName} ${title}`,
  ...place,
  notes: [
    ...(belongings.length > 0 ? [`持ち物: ${belongings.join('、')}`] : []),
    ...(emergencyContact ? [`緊急連絡先: ${emergencyContact}`] : []),
  ],
})

/** 20261208T060000Z */
const utc = (iso: string) => new Date(iso).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** RFC 5545 3.8.7.4: a calendar takes the file with the higher number. Minutes since 1970 fit its 32 bits. */
const sequenceOf = (iso: string) => Math.floor(Date.parse(iso) / 60_000)

const escape = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

const octets = new TextEncoder()
const maxOctets = 75

/** RFC 5545 3.1: at most 75 octets a line, and never within a character. */
function fold(line: string) {
  let folded = ''
  let length = 0
  for (const character of line) {
    const size = octets.encode(character).length
    if (length + size > maxOctets) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += size
  }
  return folded
}

const descriptionOf = ({ url, notes }: CalendarEntry) => [...(url ? [`参加URL: ${url}`] : []), ...notes].join('\n')

/** The appointment as an iCalendar file (RFC 5545); times in UTC, which every calendar shows in its own zone. */
export function calendarFile(entry: CalendarEntry, now: string) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yoake//Yoake//JA',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.id}@yoake`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${sequenceOf(now)}`,
    `DTSTART:${utc(entry.startAt)}`,
    `DTEND:${utc(entry.endAt)}`,
    `SUMMARY:${escape(entry.title)}`,
    ...(entry.location ? [`LOCATION:${escape(entry.location)}`] : []),
    ...(descriptionOf(entry) ? [`DESCRIPTION:${escape(descriptionOf(entry))}`] : []),
    ...(entry.url ? [`URL:${entry.url.replace(/[\r\n]/g, '')}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** The form of Google Calendar with everything filled in. */
export function googleCalendarUrl(entry: CalendarEntry) {
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
export function outlookCalendarUrl(entry: CalendarEntry) {
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
