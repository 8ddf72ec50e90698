import { expect, test } from 'vitest'
import { memoStanding, type MemoDraft } from './memo-sync.ts'

const time = (second: number) => new Date(second * 1000).toISOString()
const draft = (text: string, basis: number | null, more: Partial<MemoDraft> = {}): MemoDraft => ({
  text,
  basis: basis === null ? null : time(basis),
  isSaving: false,
  isSaved: false,
  refused: null,
  lost: null,
  ...more,
})
const kept = (text: string, second: number | null) => ({ text, updatedAt: second === null ? null : time(second) })
const conflict = { code: 'memo_conflict', message: '', fields: [] }

test.each([
  ['nothing typed', null, kept('a', 1), 'same'],
  ['typed what is there already', draft('a', null), kept('a', 1), 'same'],
  ['the first words', draft('a', null), kept('', null), 'unsaved'],
  ['more on what was read', draft('ab', 1), kept('a', 1), 'unsaved'],
  ['a colleague wrote meanwhile', draft('ab', 1), kept('x', 2), 'conflict'],
  ['a colleague wrote the first words', draft('ab', null), kept('x', 1), 'conflict'],
  [
    'one’s own save was read back before its answer came',
    draft('abc', 1, { isSaving: true }),
    kept('ab', 2),
    'unsaved',
  ],
  ['saved, and the page has not asked again', draft('ab', 2, { isSaved: true }), kept('a', 1), 'same'],
  ['refused, and the page has not asked again', draft('ab', 1, { refused: conflict }), kept('a', 1), 'conflict'],
] as const)('%s', (_, typed, memo, standing) => expect(memoStanding(typed, memo)).toBe(standing))
