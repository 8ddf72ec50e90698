import { expect, test } from 'vitest'
import { seatsText, shortState, stateOf, stateWord } from './date-state.ts'

const open = {
  hasCapacity: true,
  isForceCapacityFull: false,
  isClosed: false,
  calledOffAt: null,
  offeredCount: 0,
  totalCountAcceptedSearchCandidates: 0,
}
const interview = { ...open, __typename: 'InterviewDate' as const }
const event = { ...open, __typename: 'EventDate' as const, capacity: 10 }
const calledOff = { calledOffAt: '2026-12-01T00:00:00.000Z', hasCapacity: false, isForceCapacityFull: true }
const held = { hasCapacity: false, offeredCount: 1 }
const booked = { hasCapacity: false, totalCountAcceptedSearchCandidates: 1 }

test.each([
  [interview, '予約受付中', false],
  [{ ...interview, ...booked }, '確定', false],
  [{ ...interview, ...booked, isClosed: true }, '確定', false],
  [{ ...interview, isClosed: true }, '受付終了', false],
  [event, '残り10席', false],
  [{ ...event, hasCapacity: false, totalCountAcceptedSearchCandidates: 10 }, '満席', true],
  [{ ...event, isForceCapacityFull: true }, '受付を停止中', true],
  [{ ...event, offeredCount: 2 }, '残り8席', false],
  [{ ...event, ...calledOff }, '中止', false],
  [{ ...interview, ...calledOff }, '中止', false],
  [{ ...interview, ...held }, '確保中', false],
])('4.11 a booked interview is confirmed and no alarm: %o is %s', (date, text, isFull) =>
  expect(stateOf(date)).toMatchObject({ text, isFull }),
)

test('4.11 an interview has a student, an event has seats', () => {
  expect([interview, { ...interview, ...booked }, event].map(seatsText)).toEqual(['まだありません', '1名', '0 / 10名'])
})

test.each([
  [interview, '空き', '予約受付中'],
  [{ ...interview, ...held }, '確保中', '確保中'],
  [{ ...interview, ...calledOff }, '中止', '中止'],
  [{ ...interview, isForceCapacityFull: true }, '停止中', '受付を停止中'],
  // Its student blocks the company and is in no list.
  [{ ...interview, hasCapacity: false }, '満席', '満席'],
  [event, null, '0 / 10名'],
  [{ ...event, ...calledOff }, '中止', '中止'],
  [{ ...event, isForceCapacityFull: true }, null, '0 / 10名・受付を停止中'],
])('4.11 an entry of the month and of the week is open only where a student can choose it: %o', (date, word, short) =>
  expect([stateWord(date), shortState(date)]).toEqual([word, short]),
)
