type BookedDate<Booking> =
  | { __typename: 'EventDate'; acceptedSearchCandidates: readonly Booking[] }
  | { __typename: 'InterviewDate'; acceptedSearchCandidate?: Booking | null }

/** The bookings of a date: many for an event, at most one for an interview. */
export function bookingsOf<Booking>(date: BookedDate<Booking>): readonly Booking[] {
  if (date.__typename === 'EventDate') return date.acceptedSearchCandidates
  return date.acceptedSearchCandidate ? [date.acceptedSearchCandidate] : []
}
