import { expect, test } from 'vitest'
import { seatsText, stateOf } from './date-state.ts'

const open = {
  hasCapacity: true,
  isForceCapacityFull: false,
  isClosed: false,
  calledOffAt: null,
  totalCountAcceptedSearchCandidates: 0,
}
const interview = { ...open, __typename: 'InterviewDate' as const }
const event = { ...open, __typename: 'EventDate' as const, capacity: 10 }
const booked = { hasCapacity: false, totalCountAcceptedSearchCandidates: 1 }

test.each([
  [interview, '予約受付中', false],
  [{ ...interview, ...booked }, '確定', false],
  [{ ...interview, ...booked, isClosed: true }, '確定', false],
  [{ ...interview, isClosed: true }, '受付終了', false],
  [event, '残り10席', false],
  [{ ...event, hasCapacity: false, totalCountAcceptedSearchCandidates: 10 }, '満席', true],
  [{ ...event, isForceCapacityFull: true }, '受付を停止中', true],
])('4.11 a booked interview is confirmed and no alarm: %o is %s', (date, text, isFull) =>
  expect(stateOf(date)).toMatchObject({ text, isFull }),
)

test('4.11 an interview has a student, an event has seats', () => {
  expect([interview, { ...interview, ...booked }, event].map(seatsText)).toEqual(['まだありません', '1名', '0 / 10名'])
})
