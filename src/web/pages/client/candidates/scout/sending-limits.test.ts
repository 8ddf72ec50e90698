import { expect, test } from 'vitest'
import { sendingLimits } from './sending-limits.ts'

test.each([
  [38, 112, 100, 100, null],
  [
    3,
    2,
    100,
    2,
    'いま送信できるスカウトは、残り2通です。送る学生を減らすか、送信から30日たって戻るのをお待ちください。',
  ],
  [21, 100, 20, 20, '一度に送信できるのは20名までです。送る学生を減らしてください。'],
  [1, 5, 0, 1, null],
])('%i students with %i left and %i at once', (count, remaining, bulk, max, message) =>
  expect(sendingLimits(count, { remaining }, bulk)).toEqual({ isEnough: message === null, max, message }),
)
