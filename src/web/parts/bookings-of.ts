type BookedDate<Booking> =
  | { __typename: 'EventDate'; acceptedSearchCandidates: readonly Booking[] }
  | { __typename: 'InterviewDate'; acceptedSearchCandidate?: Booking | null }

/** Who has a seat on a date: many at an event, at most one at an interview. */
export function bookingsOf<Booking>(date: BookedDate<Booking>): readonly Booking[] {
  if (date.__typename === 'EventDate') return date.acceptedSearchCandidates
  return date.acceptedSearchCandidate ? [date.acceptedSearchCandidate] : []
}
