// Brings typed texts into the one spelling that is stored. Folding twice changes nothing more. Kanji are never
// normalised by Unicode: NFC turns 神 (U+FA19) into 神, and a name would come back written wrong.

import { foldSpaces } from './tidy-text.ts'

const fullWidthAscii = /[\uFF01-\uFF5E]/gu
const hyphenBetweenDigits = /(?<=\d)[\u2010-\u2015\u2212\u2500\u30FC\uFF70](?=\d)/gu

/** Full-width digits, letters and signs become half-width; a long sound or dash between digits is a hyphen. */
export const foldWidth = (text: string) =>
  foldSpaces(
    text
      .replace(fullWidthAscii, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
      .replace(hyphenBetweenDigits, '-'),
  )

const hiragana = /[\u3041-\u3096]/gu
// A sound mark may follow its kana as a separate character: half-width ﾞ, full-width ゛ or the combining mark of macOS.
const halfWidthKana = /[\uFF61-\uFF9F]/gu
const soundMarks: Record<string, string> = { '\u309B': '\u3099', '\u309C': '\u309A' }
const dashesAfterKana = /(?<=[\u30A1-\u30FC])[-\u2010-\u2015\u2212\u2500\uFF0D]+/gu

/** Hiragana and half-width kana become full-width katakana; spaces are removed. */
export const foldKana = (text: string) =>
  foldSpaces(text)
    .replaceAll(' ', '')
    .replace(hiragana, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))
    .replace(halfWidthKana, (letter) => letter.normalize('NFKC'))
    .replace(/[\u309B\u309C]/gu, (mark) => soundMarks[mark] ?? mark)
    .replace(/[\u30A1-\u30F6][\u3099\u309A]/gu, (sound) => sound.normalize('NFC'))
    .replace(dashesAfterKana, (dashes) => 'ー'.repeat(dashes.length))

/** A whole number with typed separators: 「１，０００」 and 「1,000」 become 1000. */
export const foldDigits = (text: string) => foldWidth(text).replace(/(?<=\d),(?=\d{3}(?!\d))/gu, '')

const phoneSigns = /[\s()\-\u2010-\u2015\u2212\u30FC\u2500\uFF70]/gu

/** The digits of a Japanese phone number with its leading 0; any other text stays as it was. */
export function foldPhoneNumber(text: string) {
  const bare = foldWidth(text).replace(phoneSigns, '')
  return bare.replace(/^\+81(?:0)?(?=\d)/u, '0')
}

/** 090-1234-5678, for mobile numbers only. */
export const formatMobilePhoneNumber = (text: string) =>
  foldPhoneNumber(text).replace(/^(0[6789]0)(\d{4})(\d{4})$/u, '$1-$2-$3')

/** +819012345678, the stored and dialled form. */
export const toE164 = (text: string) => foldPhoneNumber(text).replace(/^0(?=\d)/u, '+81')

/** The 13 digits of a 法人番号 without spaces and hyphens. */
export const foldCorporateNumber = (text: string) => foldWidth(text).replace(phoneSigns, '')

/** The seven digits without 〒 and hyphen. */
export const foldPostalCode = (text: string) => foldWidth(text).replaceAll('〒', '').replace(phoneSigns, '')

/** The domain in lower case; the part before @ as the person wrote it. */
export const foldEmail = (text: string) => foldWidth(text).replace(/@[^@]*$/u, (domain) => domain.toLowerCase())

const besideKanji = /[^\p{sc=Han}]+/gu

/** Letters and their marks as one letter, for drawing; kanji stay as they were written. */
export const composed = (text: string) => text.replace(besideKanji, (letters) => letters.normalize('NFC'))
