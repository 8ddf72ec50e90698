import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { seeded } from '#test/seeded.ts'
import { foldSpaces, tidyText, withoutControls } from './tidy-text.ts'

const always = (isTrue: (text: string) => boolean) =>
  assert(property(string({ unit: 'binary' }), isTrue), { numRuns: 2000, ...seeded() })

test.each(Object.entries({ foldSpaces, tidyText, withoutControls }))('%s twice is the same as once', (_name, tidy) =>
  always((text) => tidy(tidy(text)) === tidy(text)),
)

test('names keep every code point that is no space and turns no letters around', () => {
  const isKept = (letter: string) => !/[\s\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u.test(letter)
  const points = (text: string) => Array.from(text).filter(isKept)
  always((name) => points(foldSpaces(name)).join() === points(name).join())
})

test.each([
  ['\uFA19谷', '\uFA19谷'],
  ['\uFA1B田', '\uFA1B田'],
  ['大\uFA10', '大\uFA10'],
  ['髙﨑', '髙﨑'],
  ['𠮷田', '𠮷田'],
  ['葛\u{E0100}城', '葛\u{E0100}城'],
  ['か\u3099とう', 'か\u3099とう'],
  ['　佐伯\t', '佐伯'],
  ['ド　　ゥ', 'ド ゥ'],
])('the name %j is %j', (name, plainName) => expect(foldSpaces(name)).toBe(plainName))
