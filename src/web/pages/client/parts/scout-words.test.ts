import { expect, test } from 'vitest'
import { scoutStateWord } from './scout-words.ts'

const expired = { status: 'EXPIRED', scheduledFor: null, isWithdrawn: false }

test.each([
  [expired, '期限切れ'],
  [{ ...expired, isWithdrawn: true }, '取り下げ'],
  [{ status: 'PENDING', scheduledFor: null, isWithdrawn: false }, '返信待ち'],
  [{ status: 'PENDING', scheduledFor: '2026-12-01T23:00:00Z', isWithdrawn: false }, '送信待ち'],
])('§4 the state of a scout in a word: %o is %s', (scout, word) => expect(scoutStateWord(scout)).toBe(word))
