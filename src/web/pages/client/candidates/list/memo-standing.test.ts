import { expect, test } from 'vitest'
import { basisOf, memoStanding, type MemoDraft } from './memo-standing.ts'

const draft = (text: string, basis: string | null, submitted: string | null = null): MemoDraft => ({
  text,
  basis,
  submitted,
})
const kept = (text: string, updatedAt: string | null) => ({ text, updatedAt })

test.each([
  ['nothing typed', null, kept('a', '1'), 'same'],
  ['typed what is there already', draft('a', null), kept('a', '1'), 'same'],
  ['the first words', draft('a', null), kept('', null), 'unsaved'],
  ['more on what was read', draft('ab', '1'), kept('a', '1'), 'unsaved'],
  ['a colleague wrote meanwhile', draft('ab', '1'), kept('x', '2'), 'conflict'],
  ['a colleague wrote the first words', draft('ab', null), kept('x', '1'), 'conflict'],
  ['one’s own save came back while typing on', draft('abc', '1', 'ab'), kept('ab', '2'), 'unsaved'],
] as const)('%s', (_, typed, memo, standing) => expect(memoStanding(typed, memo)).toBe(standing))

test('typing on after one’s own save builds on that save', () => {
  expect(basisOf(draft('abc', '1', 'ab'), kept('ab', '2'))).toBe('2')
  expect(basisOf(draft('abc', '1'), kept('x', '2'))).toBe('1')
})
