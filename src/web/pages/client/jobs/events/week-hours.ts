import { time } from '#ground/tokyo-time.ts'

type Dated = { startAt: string; endAt: string }
type Laid<Given> = { date: Given; from: number; minutes: number; lane: number; lanes: number }

/** The usual hours of a working day; an earlier or later date widens them. */
const usual = { first: 9, last: 18 }
const dayEnd = 24 * 60
const minuteOf = (at: string) => Number(time(at).slice(0, 2)) * 60 + Number(time(at).slice(3))
const minutesOf = ({ startAt, endAt }: Dated) => (Date.parse(endAt) - Date.parse(startAt)) / 60_000
/** Past midnight a date ends with its day. */
const endOf = (date: Dated) => Math.min(dayEnd, minuteOf(date.startAt) + minutesOf(date))

/** The hours that the week shows, as numbers: 9 … 17. */
export function hoursOfWeek(dates: readonly Dated[]) {
  const first = Math.min(usual.first, ...dates.map(({ startAt }) => Math.floor(minuteOf(startAt) / 60)))
  const last = Math.max(usual.last, ...dates.map((date) => Math.ceil(endOf(date) / 60)))
  return Array.from({ length: last - first }, (_, at) => first + at)
}

/** The dates of one day, those at the same time side by side: each gets a lane of as many as overlap. */
export function laid<Given extends Dated>(dates: readonly Given[]): Laid<Given>[] {
  const sorted = dates.toSorted((one, other) => one.startAt.localeCompare(other.startAt))
  const ends: number[] = []
  let group: Laid<Given>[] = []
  const all: Laid<Given>[] = []
  const close = () => {
    for (const one of group) one.lanes = ends.length
    group = []
    ends.length = 0
  }
  for (const date of sorted) {
    const from = minuteOf(date.startAt)
    if (ends.every((end) => end <= from)) close()
    const free = ends.findIndex((end) => end <= from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = endOf(date)
    const one = { date, from, minutes: endOf(date) - from, lane, lanes: 1 }
    group.push(one)
    all.push(one)
  }
  close()
  return all
}
