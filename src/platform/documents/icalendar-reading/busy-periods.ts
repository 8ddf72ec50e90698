import ICAL from 'ical.js'
import type { BusyPeriod } from '../icalendar-reading.ts'

type Question = BusyPeriod & { text: string }

/** Occurrences that are counted up from the beginning of one rule: thirty years of days. */
const maxSteps = 12_000
const maxPeriods = 5_000

/** The busy times of a calendar's text within the window, earliest first. Throws for a text that is none. */
export function busyPeriodsOf({ text, from, to }: Question): BusyPeriod[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent')
  const exceptions = events.filter((event) => event.hasProperty('recurrence-id'))
  const periods = events
    .filter((event) => !event.hasProperty('recurrence-id'))
    .flatMap((event) => {
      const uid = event.getFirstPropertyValue('uid')
      const own = exceptions.filter((other) => other.getFirstPropertyValue('uid') === uid)
      return occurrencesOf(event, own, to)
    })
    .filter((period) => period.to > from && period.from < to && period.to > period.from)
  return joined(periods).slice(0, maxPeriods)
}

function occurrencesOf(component: ICAL.Component, exceptions: ICAL.Component[], to: number): BusyPeriod[] {
  const event = new ICAL.Event(component, { exceptions })
  if (!event.isRecurring()) return isBusy(component) ? periodOf(event.startDate, event.endDate) : []
  const periods: BusyPeriod[] = []
  const steps = event.iterator()
  for (let step = 0; step < maxSteps; step += 1) {
    const next = steps.next()
    if (!next || (momentOf(next) ?? 0) > to) break
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    if (isBusy(item.component)) periods.push(...periodOf(startDate, endDate))
  }
  return periods
}

const isBusy = (event: ICAL.Component) =>
  String(event.getFirstPropertyValue('status')).toUpperCase() !== 'CANCELLED' &&
  String(event.getFirstPropertyValue('transp')).toUpperCase() !== 'TRANSPARENT'

function periodOf(startDate: ICAL.Time, endDate: ICAL.Time): BusyPeriod[] {
  const [from, to] = [momentOf(startDate), momentOf(endDate)]
  return from === null || to === null ? [] : [{ from, to }]
}

const tokyoOffset = 9 * 60 * 60
const tokyoZones = ['asia/tokyo', 'japan', 'tokyo standard time', 'jst']

/**
 * A day without a time, and a time without a zone, are Tokyo's: the people are there. A time in a zone that the calendar
 * names and does not hold is no time that we know, so it is left out.
 */
function momentOf(time: ICAL.Time): number | null {
  const isFloating = time.zone === ICAL.Timezone.localTimezone || time.isDate
  if (!isFloating) return time.toJSDate().getTime()
  const named = 'timezone' in time && typeof time.timezone === 'string' ? time.timezone.toLowerCase() : ''
  if (named !== '' && named !== 'floating' && !tokyoZones.includes(named)) return null
  const { year, month, day, hour, minute, second } = time
  return Date.UTC(year, month - 1, day, hour, minute, second) - tokyoOffset * 1000
}

/** Times that overlap or touch are one. */
function joined(periods: readonly BusyPeriod[]): BusyPeriod[] {
  const whole: BusyPeriod[] = []
  for (const { from, to } of periods.toSorted((one, other) => one.from - other.from)) {
    const last = whole.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else whole.push({ from, to })
  }
  return whole
}
