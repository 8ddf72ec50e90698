type Dated = {
  __typename: 'EventDate' | 'InterviewDate'
  endAt: string
  calledOffAt: string | null
  totalCountAcceptedSearchCandidates: number
}

/**
 * The appointments that are not over. An interview date without a booking is an offer, and a date that is called off
 * takes place no more.
 */
export const plansAhead = <Plan extends Dated>(dates: readonly Plan[], now: string): Plan[] =>
  dates.filter(
    ({ __typename, endAt, calledOffAt, totalCountAcceptedSearchCandidates }) =>
      calledOffAt === null &&
      Date.parse(endAt) > Date.parse(now) &&
      (__typename === 'EventDate' || totalCountAcceptedSearchCandidates > 0),
  )
