/** The dates that take students still, the next one first. */
export const comingDates = <Dated extends { startAt: string; closesAt: string }>(
  dates: readonly Dated[],
  now: string,
): Dated[] =>
  dates
    .filter(({ closesAt }) => Date.parse(closesAt) > Date.parse(now))
    .toSorted((one, other) => one.startAt.localeCompare(other.startAt))
