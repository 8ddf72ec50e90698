import { expect, test } from 'vitest'
import { sendingLimits } from './sending-limits.ts'

test.each([
  [38, 112, 100, 100, null],
  [
    3,
    2,
    100,
    2,
    'いま送信できるスカウトは、残り2通です。送信から30日たつと、その分が戻ります。それまでは、送る学生を減らすと送信できます。',
  ],
  [21, 100, 20, 20, '一度に送信できるのは20名までです。送る学生を減らしてください。'],
  [1, 5, 0, 1, null],
])('%i students with %i left and %i at once', (count, remaining, bulk, max, message) =>
  expect(sendingLimits(count, { remaining }, bulk)).toEqual({ isEnough: message === null, max, message }),
)

test('a used up limit says when how many come back, and nothing of fewer students', () => {
  const quota = { remaining: 0, nextReturn: { day: '2026-12-03', count: 5 } }
  expect(sendingLimits(1, quota, 100).message).toBe('いま送信できるスカウトは、残り0通です。12月3日(木)に5通戻ります。')
})
