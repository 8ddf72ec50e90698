import { expect, test } from 'vitest'
import { attemptText } from './trouble.ts'

test('a receiver that does not answer is waited for as long as the record says', () => {
  expect(attemptText('timeout', 3004)).toBe('3秒待っても応答がありませんでした')
  expect(attemptText('timeout', 10_020)).toBe('10秒待っても応答がありませんでした')
  expect(attemptText('broken', 12)).toBe('応答の途中で接続が切れました')
})
