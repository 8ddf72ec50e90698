import { nextSendingMoment, sendAtMistake } from '#domain/scout-invitation/sending/delivery/rules.ts'
import { addDays, isDay, isTime } from '#ground/day.ts'
import { startOfTokyoDay, tokyoMoment } from '#ground/time/moment.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'

/** The time of sending that the sender chose, in Tokyo; '' for a part that is not chosen yet. */
export type ChosenTime = { day: string; clock: string }

/** The chosen time of the address (`at=2026-11-24T10:00`); null for a sending as soon as possible. */
export function chosenTimeOf(search: URLSearchParams): ChosenTime | null {
  const at = search.get('at')
  if (at === null) return null
  const [day = '', clock = ''] = at.split('T')
  return { day: isDay(day) ? day : '', clock: isTime(clock) ? clock : '' }
}

/** The chosen time as text of an instant; null while a part is missing. */
export const sendAtOf = (chosen: ChosenTime | null) =>
  chosen?.day && chosen.clock ? tokyoMoment(chosen.day, chosen.clock).toISOString() : null

export function mistakeIn(chosen: ChosenTime, now: string): string | null {
  const sendAt = sendAtOf(chosen)
  return sendAt ? sendAtMistake(new Date(sendAt), new Date(now)) : '日付と時刻を選んでください'
}

/** The time that is offered first: ten o'clock on the next day on which scouts leave. */
export function firstOffer(now: string): ChosenTime {
  const tomorrow = startOfTokyoDay(addDays(tokyoDay(now), 1))
  return { day: tokyoDay(nextSendingMoment(tomorrow)), clock: '10:00' }
}
