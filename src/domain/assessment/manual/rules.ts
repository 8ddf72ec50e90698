/** The figures of `npm run simulate:assessment` with 20,000 students (decision 0062), told until 300 people took a scale. */
export const simulatedStudents = 20_000

type Simulated = { items: number; reliability: number; standardError: number }

export const simulatedSections: Record<'LANG' | 'NUM' | 'LOGIC' | 'SPACE' | 'TOTAL', Simulated> = {
  LANG: { items: 12, reliability: 0.57, standardError: 1.5 },
  NUM: { items: 12, reliability: 0.58, standardError: 1.5 },
  LOGIC: { items: 10, reliability: 0.54, standardError: 1.4 },
  SPACE: { items: 10, reliability: 0.55, standardError: 1.4 },
  TOTAL: { items: 44, reliability: 0.78, standardError: 2.9 },
}
/** Six pairs of a trait whose pairs load at .55 on it; from .45 to .65 the reliability goes from .58 to .79. */
export const simulatedTrait: Simulated = { items: 6, reliability: 0.7, standardError: 8.9 }

/** Shares of simulated students with the same band in two sittings, and with bands at most one apart. */
export const simulatedBands = { same: 0.39, withinOne: 0.82, sameOfTotal: 0.6, withinOneOfTotal: 0.99 }
