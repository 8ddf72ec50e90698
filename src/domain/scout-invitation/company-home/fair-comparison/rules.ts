import { minSentToCompare, wilson } from '../../analysis/rules.ts'

/** In whole per cent. */
export type Interval = { low: number; high: number }
const inPercent = (share: number) => Math.round(100 * share)

/** The scouts of one side: those that are over or answered. */
export type Side = { scouts: number; accepted: number; hired: number }

function rateOf(count: number, total: number) {
  const { share, lower, upper } = wilson(count, total)
  return { count, percent: inPercent(share), low: inPercent(lower), high: inPercent(upper) }
}

export type ComparedSide = { scouts: number; accepted: ReturnType<typeof rateOf>; hired: ReturnType<typeof rateOf> }

const comparedSide = ({ scouts, accepted, hired }: Side): ComparedSide => ({
  scouts,
  accepted: rateOf(accepted, scouts),
  hired: rateOf(hired, scouts),
})

/** Null while one of the sides has fewer scouts than a rate needs. */
export const compared = (fair: Side, open: Side) =>
  Math.min(fair.scouts, open.scouts) < minSentToCompare ? null : { fair: comparedSide(fair), open: comparedSide(open) }

/** Whether the intervals have no number in common. Where they have one, no difference is said. */
export const differs = (one: Interval, other: Interval) => one.low > other.high || other.low > one.high
