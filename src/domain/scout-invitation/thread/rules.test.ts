import { describe, expect, test } from 'vitest'
import { threadMessageLimit } from '#ground/limits/thread-message.ts'
import {
  endingSeenBy,
  gatheredSeconds,
  isAllOf,
  maxInRow,
  noticeAfterSeconds,
  noticeOf,
  refusalOfMessage,
  statusSeenBy,
  threadStanding,
  wasAccepted,
  type Standing,
} from './rules.ts'

const accepted: Standing = {
  status: 'ACCEPTED',
  wasAccepted: true,
  isTakenBack: false,
  isReported: false,
  isBlocked: false,
  hasLeft: false,
  isStudentSuspended: false,
  contract: 'IN_FORCE',
}
const unanswered: Standing = { ...accepted, status: 'PENDING', wasAccepted: false }

describe('the state of a thread', () => {
  test.each([
    ['accepted', {}, 'OPEN', null],
    ['hired', { status: 'HIRED' }, 'OPEN', null],
    ['withdrawn by the student', { status: 'DECLINED' }, 'CLOSED', 'WITHDRAWN'],
    ['expired without a date', { status: 'EXPIRED' }, 'CLOSED', 'EXPIRED'],
    ['reported', { isReported: true }, 'CLOSED', 'REPORTED'],
    ['blocked', { isBlocked: true }, 'CLOSED', 'BLOCKED'],
    ['a student who left', { hasLeft: true }, 'CLOSED', 'LEFT'],
    ['a suspended student', { isStudentSuspended: true }, 'CLOSED', 'STUDENT_SUSPENDED'],
    ['a suspended company', { contract: 'SUSPENDED' }, 'CLOSED', 'COMPANY_SUSPENDED'],
    ['the end of a contract', { contract: 'ENDED' }, 'CLOSED', 'CONTRACT_ENDED'],
    ['a block ends the scout too', { isBlocked: true, status: 'DECLINED' }, 'CLOSED', 'BLOCKED'],
    ['a report stays said after a block', { isBlocked: true, isReported: true }, 'CLOSED', 'REPORTED'],
    ['withdrawn from a company whose contract ended', { status: 'DECLINED', contract: 'ENDED' }, 'CLOSED', 'WITHDRAWN'],
  ] satisfies [string, Partial<Standing>, string, string | null][])('%s', (_, change, state, ending) => {
    expect(threadStanding({ ...accepted, ...change })).toEqual({ state, ending })
  })

  test.each([
    ['unanswered', {}, 'QUESTION', null],
    ['declined', { status: 'DECLINED' }, 'CLOSED', 'DECLINED'],
    ['expired', { status: 'EXPIRED' }, 'CLOSED', 'EXPIRED'],
    ['taken back by the company', { status: 'EXPIRED', isTakenBack: true }, 'CLOSED', 'TAKEN_BACK'],
    ['a suspended company', { contract: 'SUSPENDED' }, 'CLOSED', 'COMPANY_SUSPENDED'],
  ] satisfies [string, Partial<Standing>, string, string | null][])(
    'before the answer: %s',
    (_, change, state, ending) => {
      expect(threadStanding({ ...unanswered, ...change })).toEqual({ state, ending })
    },
  )

  test('a company reads that the student ended it, never that it was reported', () => {
    expect(endingSeenBy('COMPANY', 'REPORTED')).toBe('ENDED_BY_STUDENT')
    expect(endingSeenBy('CANDIDATE', 'REPORTED')).toBe('REPORTED')
    expect(endingSeenBy('COMPANY', 'WITHDRAWN')).toBe('WITHDRAWN')
  })
})

describe('who may write', () => {
  const question = threadStanding(unanswered)
  test.each([
    ['CANDIDATE', 0, null],
    ['CANDIDATE', 1, 'question_already_asked'],
    ['CANDIDATE', 2, 'question_already_asked'],
    ['COMPANY', 0, 'not_found'],
    ['COMPANY', 1, null],
    ['COMPANY', 2, 'question_already_answered'],
  ] as const)('before the answer the %s after %i messages: %s', (side, messages, refusal) => {
    expect(refusalOfMessage(side, question, messages)).toBe(refusal)
  })

  test.each(['CANDIDATE', 'COMPANY'] as const)('the %s as often as it likes while open, never once closed', (side) => {
    expect(refusalOfMessage(side, threadStanding(accepted), 900)).toBeNull()
    expect(refusalOfMessage(side, threadStanding({ ...accepted, isBlocked: true }), 0)).toBe('thread_closed')
  })
})

describe('what a scout says of its thread', () => {
  const at = (second: number) => new Date(Date.UTC(2026, 11, 1, 3, 0, second))
  const scout = { schedulingStatus: null, scheduleBy: null, expiresAt: new Date(Date.UTC(2026, 11, 20)) }

  test.each([
    ['unanswered', { status: 'PENDING', answeredAt: null, endedAt: null }, false],
    ['accepted', { status: 'ACCEPTED', answeredAt: at(0), endedAt: null }, true],
    ['declined at once', { status: 'DECLINED', answeredAt: at(0), endedAt: at(0) }, false],
    ['withdrawn later', { status: 'DECLINED', answeredAt: at(0), endedAt: at(9) }, true],
    ['expired unanswered', { status: 'EXPIRED', answeredAt: null, endedAt: at(9) }, false],
  ])('%s: accepted once is %s', (_, columns, expected) => {
    expect(wasAccepted({ ...scout, ...columns })).toBe(expected)
  })

  test('a decline that can be taken back is told to the student alone', () => {
    const declined = { ...scout, status: 'DECLINED', answeredAt: at(0), endedAt: at(0) }
    expect(statusSeenBy('CANDIDATE', declined, at(5))).toBe('DECLINED')
    expect(statusSeenBy('COMPANY', declined, at(5))).toBe('PENDING')
    expect(statusSeenBy('COMPANY', declined, at(40))).toBe('DECLINED')
  })
})

test('the first message is told at once, those of the next five minutes together', () => {
  const began = new Date('2026-12-01T03:00:00Z')
  const later = (seconds: number) => new Date(began.getTime() + seconds * 1000)
  expect(noticeOf(null, began)).toEqual({ beganAt: began, runAt: later(noticeAfterSeconds) })
  expect(noticeOf(began, later(20))).toEqual({ beganAt: began, runAt: later(gatheredSeconds) })
  expect(noticeOf(began, later(gatheredSeconds))).toEqual({
    beganAt: later(gatheredSeconds),
    runAt: later(gatheredSeconds + noticeAfterSeconds),
  })
})

test('thirty messages of one side in a row are enough', () => {
  const row = (count: number) => Array.from({ length: count }, () => ({ companyUserId: null }))
  expect(isAllOf('CANDIDATE', row(maxInRow - 1))).toBe(false)
  expect(isAllOf('CANDIDATE', row(maxInRow))).toBe(true)
  expect(isAllOf('COMPANY', row(maxInRow))).toBe(false)
  expect(isAllOf('CANDIDATE', [...row(maxInRow - 1), { companyUserId: 'a colleague' }])).toBe(false)
})

test('a message has 1 to 2,000 letters', () => {
  expect(threadMessageLimit).toMatchObject({ min: 1, max: 2000 })
})
