import type { Outcome } from '../outcome/rules.ts'

/** Events between a student and a company since the acceptance; a company's own records are not among them. */
export const progressKinds = [
  'ACCEPTED',
  'CONTACTED',
  'DATE',
  'ABSENCE',
  'NEXT_STEP',
  'NOT_SELECTED',
  'OFFER_REPORTED',
  'HIRE_RECORDED',
  'HIRED',
] as const
export type ProgressKind = (typeof progressKinds)[number]
/** `endAt`: of a date, which begins at `at`. An absence is a date that the student said not to come to. */
export type ProgressPoint = { kind: ProgressKind; at: Date; endAt: Date | null }

export type ProgressFacts = {
  status: string
  answeredAt: Date | null
  contactedAt: Date | null
  outcome: Outcome | null
  outcomeToldAt: Date | null
  endedAt: Date | null
  /** The company recorded the hire, and the student has not confirmed it yet. */
  isHireAwaited: boolean
  reportedAt: Date | null
  /** `isAbsence`: by the student's own word; a company's record of attendance is not told. */
  dates: readonly { startAt: Date; endAt: Date; isAbsence: boolean }[]
}

/** All that happened, in its order; a date stands where it begins, also one ahead. */
export function progressOf(facts: ProgressFacts): ProgressPoint[] {
  const point = (kind: ProgressKind, at: Date | null): ProgressPoint[] => (at ? [{ kind, at, endAt: null }] : [])
  return [
    ...point('ACCEPTED', facts.answeredAt),
    ...point('CONTACTED', facts.contactedAt),
    ...facts.dates.map(({ startAt, endAt, isAbsence }) => ({
      kind: isAbsence ? ('ABSENCE' as const) : ('DATE' as const),
      at: startAt,
      endAt,
    })),
    ...(facts.outcome ? point(facts.outcome, facts.outcomeToldAt) : []),
    ...point('OFFER_REPORTED', facts.reportedAt),
    ...(facts.status === 'HIRED' ? point(facts.isHireAwaited ? 'HIRE_RECORDED' : 'HIRED', facts.endedAt) : []),
  ].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** A relation that goes on no more: hired, or turned down. */
export const isOver = ({ status, outcome }: Pick<ProgressFacts, 'status' | 'outcome'>) =>
  status === 'HIRED' || outcome === 'NOT_SELECTED'
