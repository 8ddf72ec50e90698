import { expiringSoonDays } from '#domain/scout-invitation/rules.ts'
import { dayMs } from '#ground/day.ts'

/**
 * Sorts the waiting scouts. `first` is the scout that expires first, `soon` are the others that expire within
 * `expiringSoonDays`, soonest first, and `rest` are all others, newest first.
 */
export function sortWaiting<Scout extends { expiresAt: string; sentAt: string }>(
  waiting: readonly Scout[],
  now: string,
) {
  const [first, ...others] = waiting.toSorted((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt))
  const isSoon = ({ expiresAt }: Scout) => Date.parse(expiresAt) - Date.parse(now) <= expiringSoonDays * dayMs
  return {
    first,
    soon: others.filter(isSoon),
    rest: others.filter((scout) => !isSoon(scout)).toSorted((a, b) => Date.parse(b.sentAt) - Date.parse(a.sentAt)),
  }
}
