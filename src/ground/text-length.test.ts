import { expect, test } from 'vitest'
import { codePointsPerLetter, excerptOf, firstLetters, lettersOf } from './text-length.ts'

const combined = 'か\u3099'
const ivs = '\u845B\u{E0100}'

test.each([
  ['nothing', '', 0],
  ['plain Japanese', '選んだ理由は、研究です。', 12],
  ['a line break as browsers send it', 'ab\r\nc', 4],
  ['a line break as it is kept', 'ab\nc', 4],
  ['a letter outside the first plane', '𠮷野家', 3],
  ['a family', '👨‍👩‍👧‍👦', 1],
  ['eight families', '👨‍👩‍👧‍👦'.repeat(8), 8],
  ['flags', '🇯🇵🇫🇷', 2],
  ['a flag of a region', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 1],
  ['a hand with its colour', '👍🏽', 1],
  ['the longest emoji', '👩🏽‍❤️‍💋‍👨🏿', 1],
  ['a kana with a combining mark', combined.repeat(3), 3],
  ['half-width kana with its mark', 'ｶﾞ', 1],
  ['a kanji with its variation', `${ivs}城市`, 3],
  ['an emoji in its colours', '❤️', 1],
  ['a half of a pair', 'あ\uD800い', 3],
])('§5 counted as people count: %s', (_, text, letters) => expect(lettersOf(text)).toBe(letters))

test('§5 ten thousand marks on one letter are no letter', () => {
  expect(lettersOf(`か${'\u3099'.repeat(9_999)}`)).toBe(10_000 / codePointsPerLetter)
})

test('§5 the short way counts what the long way counts', () => {
  const signs = Array.from({ length: 0xffff }, (_, point) => String.fromCharCode(point)).filter((sign) =>
    sign.isWellFormed(),
  )
  const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' })
  const wrong = signs.filter((sign) => lettersOf(`あ${sign}a`) !== [...segmenter.segment(`あ${sign}a`)].length)
  expect(wrong).toEqual([])
})

test('§5 an excerpt is one line, and says where it was cut', () => {
  expect(excerptOf('はじめまして。\n\n突然の連絡です。 ', 40)).toBe('はじめまして。 突然の連絡です。')
  expect(excerptOf('𠮷'.repeat(60), 40)).toBe(`${'𠮷'.repeat(40)}…`)
})

test('§5 a text is cut between letters', () => {
  expect(firstLetters('選んだ理由', 3)).toBe('選んだ')
  expect(firstLetters(`${'👨‍👩‍👧‍👦'.repeat(3)}です`, 2)).toBe('👨‍👩‍👧‍👦'.repeat(2))
  expect(firstLetters(`か${'\u3099'.repeat(99)}`, 3)).toBe('')
  expect(firstLetters('葛󠄀城', 9)).toBe('葛󠄀城')
})

test('§5 letters bound the code points, whatever the text', () => {
  const pieces = [
    'あ',
    'か',
    '\u3099',
    '\u200D',
    '👨',
    '🏽',
    '\uFE0F',
    '🇯',
    'ﾞ',
    '\u{E0067}',
    '\r',
    '\n',
    '각',
    '\u0E33',
    ' ',
    'क',
    '\u094D',
    '\u0600',
  ]
  let seed = 7
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let round = 0; round < 2_000; round += 1) {
    const text = Array.from({ length: next(60) }, () => pieces[next(pieces.length)]).join('')
    const points = Array.from(text).length
    expect(lettersOf(text)).toBeLessThanOrEqual(points)
    expect(points).toBeLessThanOrEqual(lettersOf(text) * codePointsPerLetter)
  }
})
