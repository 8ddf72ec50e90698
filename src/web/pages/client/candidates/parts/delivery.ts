import { sendingTimesText } from '#domain/scout-invitation/sending/delivery/rules.ts'
import { answerDays } from '#domain/scout-invitation/rules.ts'
import { addDays } from '#ground/day.ts'
import { monthDay, time, tokyoDay } from '#ground/tokyo-time.ts'

/** `deliverAt` is null when the scout arrives at once. */
export type Delivery = { candidateId: string; deliverAt: string | null; isWeekFull: boolean }

const withoutZero = (clock: string) => clock.replace(/^0/, '')

/** 11月24日(火) 8:00 */
export const moment = (iso: string) => `${monthDay(iso)} ${withoutZero(time(iso))}`

export const arrivalHint = `スカウトが届くのは、${sendingTimesText}です（祝日と年末年始を除く）。`

/** One sentence for all students with the same time and reason of delivery, the earliest time first. */
export function deliverySentences(deliveries: readonly Delivery[]): string[] {
  const waiting = deliveries.filter(({ deliverAt }) => deliverAt !== null)
  const isAll = waiting.length === deliveries.length
  const groups = Map.groupBy(waiting, ({ deliverAt, isWeekFull }) => `${deliverAt} ${isWeekFull}`)
  return [...groups.values()]
    .toSorted(([a], [b]) => (a?.deliverAt ?? '').localeCompare(b?.deliverAt ?? ''))
    .flatMap((group) => {
      const [first] = group
      if (!first?.deliverAt) return []
      const who = isAll && groups.size === 1 ? '' : `${group.length}名には、`
      const why = first.isWeekFull ? 'いま受付を停止している学生のため、' : ''
      return [`${who}${why}${moment(first.deliverAt)}に届きます`]
    })
}

/** The days until which students can answer, one sentence for all with the same day. */
export function deadlinesOf(deliveries: readonly Delivery[], now: string): string[] {
  const days = Map.groupBy(deliveries, ({ deliverAt }) => addDays(tokyoDay(deliverAt ?? now), answerDays))
  return [...days]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([day, ofDay]) => `${days.size > 1 ? `${ofDay.length}名は、` : ''}${monthDay(day)} 23:59`)
}
