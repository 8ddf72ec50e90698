import { expect, test } from 'vitest'
import { eventsOf, type Happened } from './rules.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 11, 1, hour))
const scout = {
  answeredAt: at(1),
  endedAt: null,
  withdrawalMessage: null,
}
const accepted: Happened = {
  scout,
  wordUntil: '2026-12-03',
  guidance: null,
  bookings: [],
  notices: [],
  requests: [],
  outcomes: [],
  steps: [],
  promises: [],
}
const booking = {
  id: 'first',
  replaces: null,
  startAt: at(20),
  endAt: at(21),
  insertedAt: at(2),
  cancelledAt: null,
  bookedBy: null,
  calledOffBy: null,
  companyWord: '',
  moves: [],
}
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

test('the receipt keeps what the company promised', () => {
  const events = eventsOf({ ...accepted, promises: ['TRAVEL_PAID'], bookings: [booking] })
  expect(events.map(({ promises }) => promises)).toEqual([['TRAVEL_PAID'], []])
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

test('a line keeps the time that its date had then, and each move by the company is a line of its own', () => {
  const moves = [
    { movedAt: at(4), startAt: at(16), endAt: at(17) },
    { movedAt: at(6), startAt: at(18), endAt: at(19) },
  ]
  const notice = { kind: 'COMING' as const, minutes: null, toldAt: at(5), startAt: at(20), endAt: at(21), moves }
  const moved = { ...booking, moves, cancelledAt: at(7) }
  const lines = eventsOf({ ...accepted, bookings: [moved], notices: [notice] })
  expect(lines.slice(1).map(({ kind, at: moment, startAt }) => [kind, moment, startAt])).toEqual([
    ['DATE_BOOKED', at(2), at(16)],
    ['DATE_MOVED_BY_COMPANY', at(4), at(18)],
    ['DAY_NOTICE', at(5), at(18)],
    ['DATE_MOVED_BY_COMPANY', at(6), at(20)],
    ['DATE_CANCELLED', at(7), at(20)],
  ])
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

test('outcomes with the dates that follow, and a withdrawal with words, in the order of their times', () => {
  const happened = {
    ...accepted,
    scout: { ...scout, endedAt: at(12), withdrawalMessage: '研究の都合です。' },
    outcomes: [
      { outcome: 'NEXT_STEP' as const, message: '次へ', toldAt: at(6) },
      { outcome: 'NOT_SELECTED' as const, message: '今回は', toldAt: at(10) },
      { outcome: 'NOT_SELECTED' as const, message: '朝まで待つ', toldAt: null },
    ],
    steps: [{ title: '二次面接', jobTitle: null, offeredAt: at(7), datedAt: null, lapsedAt: at(9) }],
    bookings: [{ ...booking, insertedAt: at(8) }],
  }
  expect(eventsOf(happened)).toMatchObject([
    { kind: 'ACCEPTED' },
    { kind: 'NEXT_STEP', text: '次へ' },
    { kind: 'DATES_OFFERED', text: '二次面接', side: 'COMPANY' },
    { kind: 'DATE_BOOKED' },
    { kind: 'CHOICE_LAPSED', side: 'CANDIDATE' },
    { kind: 'NOT_SELECTED', text: '今回は' },
    { kind: 'WITHDRAWN', text: '研究の都合です。', side: 'CANDIDATE' },
  ])
})

test('a step whose dates follow: the job with the last day for them, then the dates', () => {
  const step = { title: null, jobTitle: '本選考', offeredAt: at(7), datedAt: null, lapsedAt: null }
  expect(eventsOf({ ...accepted, steps: [step] })).toMatchObject([
    { kind: 'ACCEPTED' },
    { kind: 'JOB_OFFERED', side: 'COMPANY', text: '本選考', until: '2026-12-15' },
  ])
  expect(eventsOf({ ...accepted, steps: [{ ...step, title: '二次面接', datedAt: at(9) }] })).toMatchObject([
    { kind: 'ACCEPTED' },
    { kind: 'JOB_OFFERED', text: '本選考', until: null },
    { kind: 'DATES_OFFERED', text: '二次面接' },
  ])
})
