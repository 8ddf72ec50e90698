import ICAL from 'ical.js'
import { descriptionOf, type CalendarEntry } from '#ground/calendar-file.ts'

/** PUBLISH puts entries into a calendar, CANCEL takes them out. */
type CalendarMethod = 'PUBLISH' | 'CANCEL'
export type Organizer = { name: string; mail: string }
/** A calendar to subscribe to has a name; a single file says what to do, and from whom it is (RFC 5546). */
type CalendarKind = { name: string } | { method: CalendarMethod; organizer: Organizer }

/** One entry as a file; a cancelled one takes itself out of the calendars that have it. */
export function singleEntry(entry: CalendarEntry, organizer: Organizer) {
  const method: CalendarMethod = entry.state === 'CANCELLED' ? 'CANCEL' : 'PUBLISH'
  return { method, content: icalendar([entry], { method, organizer }) }
}

// RFC 5545 3.1 counts the space that begins a folded line among its 75 octets; ical.js 2.2.1 does not.
ICAL.foldLength = 74

const zoneId = 'Asia/Tokyo'
/** How often programs that subscribe ask again. */
const refreshEvery = 'PT1H'

/** The calendar as an iCalendar file (RFC 5545), its times in Tokyo. The same entries give the same bytes. */
export function icalendar(entries: readonly CalendarEntry[], kind: CalendarKind): string {
  const calendar = new ICAL.Component('vcalendar')
  calendar.addPropertyWithValue('version', '2.0')
  calendar.addPropertyWithValue('prodid', '-//Yoake//Yoake//JA')
  calendar.addPropertyWithValue('calscale', 'GREGORIAN')
  if ('method' in kind) calendar.addPropertyWithValue('method', kind.method)
  else nameCalendar(calendar, kind.name)
  const zone = tokyo()
  calendar.addSubcomponent(zone)
  const inTokyo = new ICAL.Timezone(zone)
  for (const entry of entries) calendar.addSubcomponent(eventOf(entry, kind, inTokyo))
  return `${calendar.toString()}\r\n`
}

function nameCalendar(calendar: ICAL.Component, name: string) {
  // RFC 7986; the names with X- are what Apple, Google and Outlook read.
  calendar.addPropertyWithValue('name', oneLine(name))
  calendar.addPropertyWithValue('x-wr-calname', oneLine(name))
  calendar.addPropertyWithValue('x-wr-timezone', zoneId)
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString(refreshEvery))
  calendar.addPropertyWithValue('x-published-ttl', refreshEvery)
}

/** Japan has had no summer time since 1951. */
function tokyo() {
  const zone = new ICAL.Component('vtimezone')
  zone.addPropertyWithValue('tzid', zoneId)
  const standard = new ICAL.Component('standard')
  standard.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString('1970-01-01T00:00:00'))
  standard.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromString('+09:00'))
  standard.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromString('+09:00'))
  standard.addPropertyWithValue('tzname', 'JST')
  zone.addSubcomponent(standard)
  return zone
}

function eventOf(entry: CalendarEntry, kind: CalendarKind, zone: ICAL.Timezone) {
  const event = new ICAL.Component('vevent')
  const utc = (iso: string) => ICAL.Time.fromJSDate(new Date(iso), true)
  const at = (name: string, iso: string) =>
    event.addPropertyWithValue(name, utc(iso).convertToZone(zone)).setParameter('tzid', zoneId)
  const text = (name: string, value: string) => value && event.addPropertyWithValue(name, asText(value))
  event.addPropertyWithValue('uid', `${entry.id}@yoake`)
  event.addPropertyWithValue('dtstamp', utc(entry.changedAt))
  event.addPropertyWithValue('last-modified', utc(entry.changedAt))
  event.addPropertyWithValue('sequence', sequenceOf(entry.changedAt))
  event.addPropertyWithValue('status', entry.state)
  // Only a booked date takes the time of its owner.
  event.addPropertyWithValue('transp', entry.state === 'CONFIRMED' ? 'OPAQUE' : 'TRANSPARENT')
  at('dtstart', entry.startAt)
  at('dtend', entry.endAt)
  text('summary', oneLine(entry.state === 'CANCELLED' ? `【取り消し】${entry.title}` : entry.title))
  text('location', entry.location)
  text('description', descriptionOf(entry))
  if (entry.url) event.addPropertyWithValue('url', entry.url.replace(/\s/g, ''))
  if ('method' in kind) {
    const { name, mail } = kind.organizer
    event.addPropertyWithValue('organizer', `mailto:${mail}`).setParameter('cn', oneLine(name).replaceAll('"', ''))
  }
  return event
}

/**
 * RFC 5545 3.8.7.4: whole, and higher with every change. Seconds since 2000 fit its 31 bits until 2068, and are more than
 * the minutes since 1970 in files of the product's first months.
 */
const sequenceOf = (iso: string) => Math.floor((Date.parse(iso) - Date.UTC(2000, 0, 1)) / 1000)

// ical.js escapes line feeds alone: another break or control character would end the line it stands in.
const asText = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[\p{Cc}\u2028\u2029]/gu, keepFeeds)
const keepFeeds = (sign: string) => (sign === '\n' || sign === '\t' ? sign : ' ')
const oneLine = (text: string) => asText(text).replaceAll('\n', ' ')
