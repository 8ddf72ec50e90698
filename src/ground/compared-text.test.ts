import { describe, expect, test } from 'vitest'
import { comparedCompanyName, comparedName, comparedText, isNamed } from './compared-text.ts'
import { oneNames, otherNames } from '#test/compared-names.ts'

describe('names are compared in one spelling', () => {
  test.each(oneNames)('%s is %s', (one, other) => expect(comparedCompanyName(one)).toBe(comparedCompanyName(other)))
  test.each(otherNames)('%s is not %s', (one, other) =>
    expect(comparedCompanyName(one)).not.toBe(comparedCompanyName(other)),
  )

  test('texts keep their kana, names do not', () => {
    expect(comparedText('ﾃﾞｰﾀ  はま')).toBe('データ はま')
    expect(comparedName('ﾃﾞｰﾀ  はま')).toBe('データ ハマ')
  })

  test.each([
    ['C++エンジニア', 'C++', true],
    ['営業（Cチーム）', 'C++', false],
    ['サマー・インターン', 'さまーいんたーん', true],
    ['白峰製薬株式会社', '白峰製薬（株）', true],
    ['株式会社光', '㈱光', true],
    ['営業', '・', false],
  ])('%s is found by %s: %s', (name, words, isFound) => expect(isNamed(name, words)).toBe(isFound))
})
