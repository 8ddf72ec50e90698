import { expect, test } from 'vitest'
import { memoSyncState, type MemoDraft } from './memo-sync.ts'

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
const serverMemo = (text: string, second: number | null) => ({ text, updatedAt: second === null ? null : time(second) })
const conflict = { code: 'memo_conflict', message: '', fields: [] }

test.each([
  ['nothing typed', null, serverMemo('a', 1), 'same'],
  ['typed what is there already', draft('a', null), serverMemo('a', 1), 'same'],
  ['the first words', draft('a', null), serverMemo('', null), 'unsaved'],
  ['more on what was read', draft('ab', 1), serverMemo('a', 1), 'unsaved'],
  ['a colleague wrote meanwhile', draft('ab', 1), serverMemo('x', 2), 'conflict'],
  ['a colleague wrote the first words', draft('ab', null), serverMemo('x', 1), 'conflict'],
  [
    'one’s own save was read back before its answer came',
    draft('abc', 1, { isSaving: true }),
    serverMemo('ab', 2),
    'unsaved',
  ],
  ['saved, and the page has not asked again', draft('ab', 2, { isSaved: true }), serverMemo('a', 1), 'same'],
  ['refused, and the page has not asked again', draft('ab', 1, { refused: conflict }), serverMemo('a', 1), 'conflict'],
] as const)('%s', (_, typed, memo, syncState) => expect(memoSyncState(typed, memo)).toBe(syncState))
