import { expect, test } from 'vitest'
import { eventsOf, type Happened } from './rules.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 11, 1, hour))
const scout = {
  answeredAt: at(1),
  endedAt: null,
  outcome: null,
  outcomeMessage: '',
  outcomeToldAt: null,
  withdrawalMessage: null,
}
const accepted: Happened = {
  scout,
  wordUntil: '2026-12-03',
  guidance: null,
  bookings: [],
  requests: [],
}
const booking = { id: 'first', replaces: null, startAt: at(20), endAt: at(21), insertedAt: at(2), cancelledAt: null }
const request = {
  insertedAt: at(3),
  answeredAt: null,
  refusalMessage: null,
  status: 'REQUESTED',
  request: '別の日をお願いします。',
  wishes: [{ date: '2026-12-10', timeOfDay: 'MORNING' as const }],
}
const kindsOf = (change: Partial<Happened>) =>
  eventsOf({ ...accepted, ...change }).map(({ kind, side }) => `${kind} ${side}`)
const opened = 'ACCEPTED CANDIDATE'

test('the receipt says until when the company owes a word', () => {
  expect(eventsOf(accepted)).toMatchObject([{ kind: 'ACCEPTED', at: at(1), until: '2026-12-03' }])
})

test('nothing happened while the student has not answered', () => {
  expect(kindsOf({ scout: { ...scout, answeredAt: null }, bookings: [booking] })).toEqual([])
})

test('the guidance of the job, unless it is empty', () => {
  expect(kindsOf({ guidance: { description: '', urls: [] } })).toEqual([opened])
  expect(kindsOf({ guidance: { description: 'お待ちください', urls: [] } })).toEqual([opened, 'GUIDANCE COMPANY'])
})

test.each([
  ['a date', [booking], ['DATE_BOOKED CANDIDATE']],
  ['a cancelled one', [{ ...booking, cancelledAt: at(4) }], ['DATE_BOOKED CANDIDATE', 'DATE_CANCELLED CANDIDATE']],
  [
    'one in the place of another',
    [
      { ...booking, cancelledAt: at(4) },
      { ...booking, id: 'second', replaces: 'first', insertedAt: at(4) },
    ],
    ['DATE_BOOKED CANDIDATE', 'DATE_MOVED CANDIDATE'],
  ],
])('%s', (_, bookings, kinds) => {
  expect(kindsOf({ bookings })).toEqual([opened, ...kinds])
})

test.each([
  ['open', {}, ['DATES_WISHED CANDIDATE']],
  ['answered', { status: 'ANSWERED', answeredAt: at(5) }, ['DATES_WISHED CANDIDATE', 'DATES_ADDED COMPANY']],
  [
    'refused',
    { status: 'REFUSED', answeredAt: at(5), refusalMessage: '日程を増やせません。' },
    ['DATES_WISHED CANDIDATE', 'DATES_REFUSED COMPANY'],
  ],
])('a wish for other dates: %s', (_, change, kinds) => {
  expect(kindsOf({ requests: [{ ...request, ...change }] })).toEqual([opened, ...kinds])
})

test('an outcome, and a withdrawal with words, in the order of their times', () => {
  const outcomeTold = { ...scout, outcome: 'NEXT_STEP' as const, outcomeMessage: '次へ', outcomeToldAt: at(6) }
  const withdrawn = { ...outcomeTold, endedAt: at(9), withdrawalMessage: '研究の都合です。' }
  expect(eventsOf({ ...accepted, scout: withdrawn, bookings: [{ ...booking, insertedAt: at(8) }] })).toMatchObject([
    { kind: 'ACCEPTED' },
    { kind: 'NEXT_STEP', text: '次へ' },
    { kind: 'DATE_BOOKED' },
    { kind: 'WITHDRAWN', text: '研究の都合です。', side: 'CANDIDATE' },
  ])
})
