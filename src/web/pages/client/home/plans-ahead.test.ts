import { expect, test } from 'vitest'
import { plansAhead } from './plans-ahead.ts'

const now = '2026-12-01T03:00:00.000Z'
const event = {
  __typename: 'EventDate' as const,
  endAt: '2026-12-02T03:00:00.000Z',
  calledOffAt: null,
  totalCountAcceptedSearchCandidates: 0,
}
const interview = { ...event, __typename: 'InterviewDate' as const }

test.each([
  ['an event', event, 1],
  ['an event that is over', { ...event, endAt: '2026-12-01T02:00:00.000Z' }, 0],
  ['an event that is called off', { ...event, calledOffAt: '2026-11-30T03:00:00.000Z' }, 0],
  ['a booked interview', { ...interview, totalCountAcceptedSearchCandidates: 1 }, 1],
  ['an interview that is offered', interview, 0],
])('4.2 the plans of the home: %s', (_, date, count) => expect(plansAhead([date], now)).toHaveLength(count))
