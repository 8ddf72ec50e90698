/**
 * The dates that a student can choose still, the next one first: neither closed nor full. A date that is called off or
 * that takes no bookings has no capacity, and a seat that is held is taken.
 */
export const comingDates = <Dated extends { startAt: string; closesAt: string; hasCapacity: boolean }>(
  dates: readonly Dated[],
  now: string,
): Dated[] =>
  dates
    .filter(({ closesAt, hasCapacity }) => hasCapacity && Date.parse(closesAt) > Date.parse(now))
    .toSorted((one, other) => one.startAt.localeCompare(other.startAt))
