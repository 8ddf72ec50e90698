/** The dates that an accepting student can still choose from, the next one first. */
export const comingDates = <Dated extends { startAt: string }>(dates: readonly Dated[], now: string): Dated[] =>
  dates.filter(({ startAt }) => startAt > now).toSorted((one, other) => one.startAt.localeCompare(other.startAt))
