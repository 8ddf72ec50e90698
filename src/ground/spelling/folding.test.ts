import { type Arbitrary, assert, property, string, stringMatching } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seeded } from '#test/seeded.ts'
import * as folding from './folding.ts'

const anyText = string({ unit: 'binary' })
// Texts as input methods, phones and copied business cards really give them.
const typed = stringMatching(
  /^[ 　a-zA-Zａ-ｚＡ-Ｚ0-9０-９＠@．.,：:時分〒+＋()（）ー－−‐―ｰ\-ぁ-ゖァ-ヺー｡-ﾟ゛゜\u3099\u309A神髙]{0,30}$/u,
)
const always = (texts: Arbitrary<string>, isTrue: (text: string) => boolean) =>
  assert(property(texts, isTrue), { numRuns: 2000, ...seeded() })

describe('§5 folding', () => {
  const { toE164: _, ...folds } = folding
  test.each(Object.entries(folds))('%s twice is the same as once', (_name, fold) => {
    const isStable = (text: string) => fold(fold(text)) === fold(text)
    always(anyText, isStable)
    always(typed, isStable)
  })

  test.each([
    ['ＡＢＣ　１２３', 'ABC 123'],
    ['０３－１２３４－５６７８', '03-1234-5678'],
    ['03ー1234−5678', '03-1234-5678'],
    ['ルート66', 'ルート66'],
    ['第1ービル', '第1ービル'],
  ])('width: %s is %s', (text, folded) => expect(folding.foldWidth(text)).toBe(folded))

  test.each([
    ['さえき', 'サエキ'],
    ['ｻｴｷ', 'サエキ'],
    ['ｶﾞｷﾞ ﾊﾟﾋﾟ', 'ガギパピ'],
    ['か\u3099とう', 'ガトウ'],
    ['カ゛', 'ガ'],
    ['ゔぁん', 'ヴァン'],
    ['じょーんず', 'ジョーンズ'],
    ['ジョ－ンズ', 'ジョーンズ'],
    ['ｱﾝ･ﾏﾘｰ', 'アン・マリー'],
    ['佐伯', '佐伯'],
  ])('kana: %s is %s', (text, folded) => expect(folding.foldKana(text)).toBe(folded))

  test.each([
    ['０９０ー１２３４ー５６７８', '09012345678', '090-1234-5678', '+819012345678'],
    ['060 1234 5678', '06012345678', '060-1234-5678', '+816012345678'],
    ['+81 90-1234-5678', '09012345678', '090-1234-5678', '+819012345678'],
    ['+81(0)80 1234 5678', '08012345678', '080-1234-5678', '+818012345678'],
    ['03-1234-5678', '0312345678', '0312345678', '+81312345678'],
    ['電話なし', '電話なし', '電話なし', '電話なし'],
  ])('phone: %s', (text, digits, displayText, e164) => {
    expect(folding.foldPhoneNumber(text)).toBe(digits)
    expect(folding.formatMobilePhoneNumber(text)).toBe(displayText)
    expect(folding.toE164(text)).toBe(e164)
  })

  test.each([
    ['〒１００－０００１', '1000001'],
    ['〒 100-0001', '1000001'],
    ['100ー0001', '1000001'],
    ['千代田', '千代田'],
  ])('postal code: %s is %s', (text, folded) => expect(folding.foldPostalCode(text)).toBe(folded))

  test.each([
    [' Taro.Saeki@GMAIL.com ', 'Taro.Saeki@gmail.com'],
    ['ｔａｒｏ＠ｇｍａｉｌ．ｃｏｍ', 'taro@gmail.com'],
    ['taro', 'taro'],
  ])('mail: %s is %s', (text, folded) => expect(folding.foldEmail(text)).toBe(folded))

  test.each([
    ['１，２３４', '1234'],
    ['1,234,567', '1234567'],
    ['1,23', '1,23'],
    ['－５', '-5'],
  ])('number: %s is %s', (text, folded) => expect(folding.foldDigits(text)).toBe(folded))
})
