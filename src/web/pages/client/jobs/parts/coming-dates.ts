import { isClosed } from '#domain/scheduling/seat/rules.ts'

/** The dates that take students still, the next one first. */
export const comingDates = <Dated extends { startAt: string }>(dates: readonly Dated[], now: string): Dated[] =>
  dates
    .filter(({ startAt }) => !isClosed({ startAt: new Date(startAt) }, new Date(now)))
    .toSorted((one, other) => one.startAt.localeCompare(other.startAt))
