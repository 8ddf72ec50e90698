import { expect, test } from 'vitest'
import { gainWords } from './gain-words.ts'

const whole = '書くと、充実度が5%上がります'
const textsOf = (letters: number) => ({ selfIntroduction: 'あ'.repeat(letters), studentProjectExperience: '' })

test.each([
  ['SELF_INTRODUCTION', 197, 1, 'あと3文字で満点です'],
  ['SELF_INTRODUCTION', 125, 10, 'あと75文字で、充実度が10%上がります'],
  ['SELF_INTRODUCTION', 0, 25, whole],
  ['STUDENT_PROJECT_EXPERIENCE', 197, 25, whole],
  ['TAGLINES', 197, 5, whole],
] as const)('%s of %i letters: %i points', (item, letters, gain, words) =>
  expect(gainWords(textsOf(letters), item, gain, whole)).toBe(words),
)
