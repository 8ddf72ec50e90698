import { isTime } from '#ground/day.ts'
import { atTokyo } from '#ground/time/moment.ts'
import { monthDay, tokyoDay } from '#ground/tokyo-time.ts'
import type { RequestFieldsFragment } from '#web/generated/graphql.ts'
import { hoursOf } from '../parts/scheduling-editor/slots.ts'

type Request = Pick<RequestFieldsFragment, 'preferred'>
type Wish = Request['preferred'][number]
type OfferedDate = { startAt: string; endAt: string; capacity?: number }
type Scheduling = { type: 'EVENT' | 'INTERVIEW'; schedulingDates: readonly OfferedDate[] } | null

export type WishAnswer = {
  /** In the order of the student's wishes. */
  wishes: readonly { isChosen: boolean; from: string }[]
  minutes: number
  capacity: string
}

const usualMinutes = { EVENT: 60, INTERVIEW: 30 }
const usualLengths = [15, 20, 30, 45, 60, 90, 120, 180]
/** The usual lengths, and the one of this scheduling. */
export const lengths = (own: number) => [...new Set([...usualLengths, own])].toSorted((one, other) => one - other)

export const wishText = ({ date, timeOfDay }: Wish) => `${monthDay(date)} ${hoursOf[timeOfDay].label}`
export const isOver = ({ date }: Wish, now: string) => date <= tokyoDay(now)

/** The first wish that can still be met, with the length and the seats of the scheduling's last date. */
export function firstAnswer({ preferred }: Request, scheduling: Scheduling, now: string): WishAnswer {
  const last = scheduling?.schedulingDates.at(-1)
  const first = preferred.findIndex((wish) => !isOver(wish, now))
  return {
    wishes: preferred.map(({ timeOfDay }, at) => ({ isChosen: at === first, from: hoursOf[timeOfDay].from })),
    minutes: last
      ? (Date.parse(last.endAt) - Date.parse(last.startAt)) / 60_000
      : usualMinutes[scheduling?.type ?? 'INTERVIEW'],
    capacity: String(last?.capacity ?? 10),
  }
}

/** The dates of the chosen wishes, as the door takes them; a wish without a time is none. */
export const datesOf = ({ preferred }: Request, { wishes, minutes, capacity }: WishAnswer, isEvent = false) =>
  preferred.flatMap(({ date }, at) => {
    const { isChosen = false, from = '' } = wishes[at] ?? {}
    if (!isChosen || !isTime(from)) return []
    const startAt = atTokyo(date, from)
    const endAt = new Date(Date.parse(startAt) + minutes * 60_000).toISOString()
    return [{ startAt, endAt, ...(isEvent && { capacity: Number(capacity) || null }) }]
  })
