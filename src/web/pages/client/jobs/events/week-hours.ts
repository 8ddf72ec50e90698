import { daysOfSpan } from '#ground/time/moment.ts'
import { time } from '#ground/tokyo-time.ts'

type Dated = { startAt: string; endAt: string }
type Laid<Given> = { date: Given; from: number; minutes: number; lane: number; lanes: number }

/** The usual hours of a working day; an earlier or later date widens them. */
const usual = { first: 9, last: 18 }
const dayEnd = 24 * 60
const minuteOf = (at: string) => Number(time(at).slice(0, 2)) * 60 + Number(time(at).slice(3))

/**
 * The minutes of one day that a date takes. A date of several days that ends at a later hour than it begins takes the
 * same hours of each day; any other is cut at midnight.
 */
function hoursOn({ startAt, endAt }: Dated, day: string) {
  const days = daysOfSpan(startAt, endAt)
  const [start, end] = [minuteOf(startAt), minuteOf(endAt) || dayEnd]
  if (start < end) return { from: start, to: end }
  return { from: day === days[0] ? start : 0, to: day === days.at(-1) ? end : dayEnd }
}

/** The hours that the week shows, as numbers: 9 … 17. */
export function hoursOfWeek(dates: readonly Dated[]) {
  const all = dates.flatMap((date) => daysOfSpan(date.startAt, date.endAt).map((day) => hoursOn(date, day)))
  const first = Math.min(usual.first, ...all.map(({ from }) => Math.floor(from / 60)))
  const last = Math.max(usual.last, ...all.map(({ to }) => Math.ceil(to / 60)))
  return Array.from({ length: last - first }, (_, at) => first + at)
}

/** The dates of one day, those at the same time side by side: each gets a lane of as many as overlap. */
export function laid<Given extends Dated>(dates: readonly Given[], day: string): Laid<Given>[] {
  const sorted = dates.map((date) => ({ date, ...hoursOn(date, day) })).toSorted((one, other) => one.from - other.from)
  const ends: number[] = []
  let group: Laid<Given>[] = []
  const all: Laid<Given>[] = []
  const close = () => {
    for (const one of group) one.lanes = ends.length
    group = []
    ends.length = 0
  }
  for (const { date, from, to } of sorted) {
    if (ends.every((end) => end <= from)) close()
    const free = ends.findIndex((end) => end <= from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = to
    const one = { date, from, minutes: to - from, lane, lanes: 1 }
    group.push(one)
    all.push(one)
  }
  close()
  return all
}
