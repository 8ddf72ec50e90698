import { expect, test } from 'vitest'
import { gainWords } from './gain-words.ts'

const whole = '書くと、充実度が5%上がります'
const texts = { selfIntroduction: 'あ'.repeat(197), studentProjectExperience: '' }

test.each([
  ['SELF_INTRODUCTION', 'あと3文字で満点です'],
  ['STUDENT_PROJECT_EXPERIENCE', whole],
  ['TAGLINES', whole],
] as const)('%s: %s', (item, words) => expect(gainWords(texts, item, whole)).toBe(words))
