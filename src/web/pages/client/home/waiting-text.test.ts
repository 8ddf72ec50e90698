import { expect, test } from 'vitest'
import { waitingText } from './waiting-text.ts'

test.each([
  [{ waiting: 0, scheduled: 0, expiringSoon: 0 }, '返信待ちのスカウトはありません'],
  [{ waiting: 4, scheduled: 0, expiringSoon: 0 }, '期限が近いものはありません'],
  [{ waiting: 4, scheduled: 0, expiringSoon: 1 }, 'うち1件は3日以内に期限が来ます'],
  [{ waiting: 4, scheduled: 3, expiringSoon: 1 }, 'うち3件は送信予約です。1件は3日以内に期限が来ます'],
  [{ waiting: 0, scheduled: 3, expiringSoon: 0 }, 'うち3件は送信予約です'],
])('4.2 of the scouts without an answer: %o', (scouts, text) => expect(waitingText(scouts)).toBe(text))
