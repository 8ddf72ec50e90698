import { expect, test } from 'vitest'
import { waitLine } from './wait-words.ts'

test('a day is named until its end, and no longer', () => {
  const wait = { word: 'CONTACT', dueOn: '2026-12-01', isSilent: false } as const
  expect(waitLine(wait, '2026-12-01T14:59:59.000Z')).toBe('12月1日(火)までに連絡')
  expect(waitLine(wait, '2026-12-01T15:00:00.000Z')).toBe('連絡の期限を過ぎています')
  expect(waitLine({ ...wait, isSilent: true }, '2026-12-20T00:00:00.000Z')).toBe('連絡がありませんでした')
})
