import { expect, test } from 'vitest'
import { tokyoMoment } from '#ground/time/moment.ts'
import { asksArrival, canPrompt, dueDayOf, isLate, isSilent, waitOf, type Relation, type Wait } from './rules.ts'

const at = (day: string, clock = '12:00') => tokyoMoment(day, clock)
// Friday 20 November 2026; Monday 23 is a holiday.
const answeredAt = at('2026-11-20')
const relation: Relation = {
  status: 'ACCEPTED',
  schedulingStatus: null,
  expiresAt: at('2026-12-01'),
  scheduleBy: null,
  answeredAt,
  contactedAt: null,
  contactDeniedAt: null,
  contactArrivedAt: null,
  step: 1,
  outcomeStep: 1,
  outcomeToldAt: null,
  requestedAt: null,
  undatedSince: null,
  metUntil: null,
  hasReportedOffer: false,
}
const now = at('2026-11-30')

test.each<[string, Partial<Relation>, ReturnType<typeof waitOf>]>([
  ['an accepted message: a contact', {}, { word: 'CONTACT', since: answeredAt }],
  ['an offer that the student reported: an answer to that, and no other word', { hasReportedOffer: true }, null],
  ['a denied contact: another one', { contactDeniedAt: now }, { word: 'CONTACT', since: now }],
  ['after the contact: how things stand', { contactedAt: now }, { word: 'OUTCOME', since: answeredAt }],
  ['told: nothing', { contactedAt: now, outcomeToldAt: now }, null],
  ['dates to choose: the student’s turn', { schedulingStatus: 'PENDING', scheduleBy: at('2026-12-04') }, null],
  [
    'an open wish: dates',
    { schedulingStatus: 'SCHEDULING_DATE_REQUESTED', requestedAt: now },
    { word: 'DATES', since: now },
  ],
  ['a date ahead: nothing yet', { schedulingStatus: 'ACCEPTED', metUntil: at('2026-12-02') }, null],
  [
    'a date that is over: how things stand',
    { schedulingStatus: 'ACCEPTED', metUntil: now },
    { word: 'OUTCOME', since: now },
  ],
  [
    'a step without dates: those dates',
    { step: 2, outcomeToldAt: now, undatedSince: now },
    { word: 'NEXT_DATES', since: now },
  ],
  [
    'a step without dates that is turned down: nothing',
    { step: 2, outcomeStep: 2, outcomeToldAt: now, undatedSince: now },
    null,
  ],
  ['a choice of a step that lapsed: nothing', { step: 2, outcomeToldAt: now }, null],
  ['a missed date: nothing', { schedulingStatus: 'ACCEPTED' }, null],
  ['declined: nothing', { status: 'DECLINED' }, null],
  ['hired: nothing', { status: 'HIRED' }, null],
])('a company owes after %s', (_, changes, wait) => expect(waitOf({ ...relation, ...changes }, now)).toEqual(wait))

test.each([
  ['CONTACT', '2026-11-25'],
  ['DATES', '2026-11-26'],
  ['NEXT_DATES', '2026-12-04'],
  ['OUTCOME', '2026-12-04'],
] as const)('%s is owed by the end of %s', (word, day) => {
  const wait = { word, since: answeredAt }
  expect(dueDayOf(wait)).toBe(day)
  expect(isLate(wait, at(day, '23:59'))).toBe(false)
})

test('a prompt is for a word that is late, once', () => {
  const wait = { word: 'CONTACT', since: answeredAt } as const
  const none = { promptedAt: null, waitsFrom: null }
  expect(canPrompt(wait, none, at('2026-11-25', '23:59'))).toBe(false)
  expect(canPrompt(wait, none, at('2026-11-26', '00:00'))).toBe(true)
  expect(canPrompt(wait, { ...none, promptedAt: now }, at('2026-12-09'))).toBe(false)
})

test('a word does not come 14 days after its last day, the prompt, or going on waiting', () => {
  const wait = { word: 'CONTACT', since: answeredAt } as const
  const on = (day: string, acts: { promptedAt?: Date; waitsFrom?: Date } = {}) =>
    isSilent(wait, { promptedAt: null, waitsFrom: null, contactedAt: null, ...acts }, at(day, '00:00'))
  expect([on('2026-12-08'), on('2026-12-09')]).toEqual([false, true])
  expect([on('2026-12-13', { promptedAt: now }), on('2026-12-14', { promptedAt: now })]).toEqual([false, true])
  const waitsFrom = at('2026-12-20')
  expect([on('2027-01-02', { promptedAt: now, waitsFrom }), on('2027-01-03', { waitsFrom })]).toEqual([false, true])
})

test('a late contact is no silence: the fourteen days begin anew with it', () => {
  const contactedAt = at('2026-12-20')
  const wait = waitOf({ ...relation, contactedAt }, contactedAt) as Wait
  const on = (day: string) => isSilent(wait, { promptedAt: null, waitsFrom: null, contactedAt }, at(day))
  expect(dueDayOf(wait)).toBe('2026-12-04')
  expect([on('2026-12-20'), on('2027-01-02'), on('2027-01-03')]).toEqual([false, false, true])
})

test('the arrival of a contact is asked for until it is confirmed, told of, or two weeks old', () => {
  const asks = (changes: Partial<Relation>, day = '2026-11-30') =>
    asksArrival({ ...relation, contactedAt: now, ...changes }, at(day))
  expect([asks({}), asks({}, '2026-12-14'), asks({}, '2026-12-15')]).toEqual([true, true, false])
  expect([asks({ contactArrivedAt: now }), asks({ outcomeToldAt: now }), asks({ contactedAt: null })]).toEqual([
    false,
    false,
    false,
  ])
  expect([asks({ schedulingStatus: 'ACCEPTED' }), asks({ status: 'DECLINED' })]).toEqual([false, false])
})
