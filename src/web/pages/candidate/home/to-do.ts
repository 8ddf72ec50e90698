import { expiringSoonDays } from '#domain/scout-invitation/rules.ts'
import { dayMs } from '#ground/tokyo-time.ts'

type Waiting = { expiresAt: string; sentAt: string; remindAt: string | null; isCompanySuspended: boolean }

/** The student has put this scout off, and the time of the reminder has not come. */
export const isPutOff = ({ remindAt }: Pick<Waiting, 'remindAt'>, now: string) =>
  remindAt !== null && Date.parse(remindAt) > Date.parse(now)

/**
 * Sorts the waiting scouts. `first` is the scout that expires first, `soon` are the others that expire within
 * `expiringSoonDays`, soonest first, and `rest` are all others, newest first. A scout that is put off is nothing to do
 * today and comes last; so does one of a company that takes no answer now.
 */
export function sortWaiting<Scout extends Waiting>(waiting: readonly Scout[], now: string) {
  const isLater = (scout: Scout) => scout.isCompanySuspended || isPutOff(scout, now)
  const byExpiry = waiting.toSorted((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt))
  const [first, ...others] = byExpiry.filter((scout) => !isLater(scout))
  const isSoon = ({ expiresAt }: Scout) => Date.parse(expiresAt) - Date.parse(now) <= expiringSoonDays * dayMs
  const newest = others
    .filter((scout) => !isSoon(scout))
    .toSorted((a, b) => Date.parse(b.sentAt) - Date.parse(a.sentAt))
  return { first, soon: others.filter(isSoon), rest: [...newest, ...byExpiry.filter(isLater)] }
}
