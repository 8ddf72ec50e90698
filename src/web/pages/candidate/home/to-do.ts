import { expiringSoonDays } from '#domain/scout-invitation/rules.ts'
import { dayMs } from '#ground/day.ts'

/** Of the scouts that wait, soonest first: the one to answer first, those that end within days, and the rest, newest first. */
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
