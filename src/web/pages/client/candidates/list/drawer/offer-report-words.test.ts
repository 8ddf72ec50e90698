import { expect, test } from 'vitest'
import { answerOf } from './offer-report-words.ts'

const answered = { answeredAt: '2026-11-24T03:00:00Z', answeredBy: { familyName: '佐伯' }, isSettledByOperator: false }
const settled = { ...answered, isSettledByOperator: true }

test.each([
  [{ ...answered, status: 'CONFIRMED' }, '2026/11/24に佐伯さんが内容を確認しました。'],
  [
    { ...answered, status: 'MISMATCH' },
    '2026/11/24に佐伯さんが「事実と異なる」と回答しました。運営が双方に事情を確認しています。',
  ],
  [
    { ...answered, status: 'CONFIRMED_BY_TIMEOUT', answeredBy: null },
    '期限までに回答がなかったため、2026/11/24に報告のとおり確認済みになりました。',
  ],
  [
    { ...settled, status: 'CONFIRMED' },
    '2026/11/24に佐伯さんが「事実と異なる」と回答しました。運営が双方に確認し、報告のとおりと確認しました。',
  ],
  [{ ...settled, status: 'CANCELLED', answeredBy: null }, '運営が双方に確認し、報告を取り消しました。'],
] as const)('1B.8 %o reads as a sentence', (report, sentence) => {
  expect(answerOf(report)).toBe(sentence)
})
