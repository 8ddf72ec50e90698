import { composed } from '#ground/spelling/folding.ts'

/** Text set in lines of one size, in pixels. */
export type SetText = { size: number; lines: string[] }
type Space = { width: number; maxLines: number; sizes: readonly number[] }

const words = new Intl.Segmenter('ja', { granularity: 'word' })
const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' })
const splitBy = (segmenter: Intl.Segmenter, text: string) =>
  Array.from(segmenter.segment(text), ({ segment }) => segment)

const isEmoji =
  /(?![\d#*©®™])\p{Emoji}\uFE0F|\p{Emoji_Presentation}|[\p{Extended_Pictographic}--[©®™\u2600-\u27BF]]|\u20E3/v

/** The letters of the text that the typeface can draw, on one line: emoji and unseen signs are left out. */
export const drawable = (text: string) =>
  splitBy(graphemes, composed(text).replace(/\s+/gu, ' '))
    .filter((sign) => !isEmoji.test(sign) && !/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/u.test(sign))
    .join('')
    .replace(/\p{Cf}/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim()

/** The width of a sign in em, for Noto Sans JP in bold; rather too wide than too narrow. */
function widthOfSign(sign: string) {
  if (!/^[\u0020-\u024F\uFF61-\uFF9F]/u.test(sign)) return 1
  if (/^[\uFF61-\uFF9F]/u.test(sign)) return 0.5 * sign.length
  if (/^[ ,.'|!:;iljI]/.test(sign)) return 0.33
  if (/^[mwMW@%]/.test(sign)) return 0.95
  return /^[A-Z&]/.test(sign) ? 0.7 : 0.6
}
/** The width of a text in em. */
export const widthOf = (text: string) => splitBy(graphemes, text).reduce((sum, sign) => sum + widthOfSign(sign), 0)

const ending = /^[\p{sc=Hiragana}ー]{1,2}$|^(?:です|ます|でした|ました|という|として|ための|について|による)$/u
const closing =
  /^[\p{Pe}\p{Pf}ー々ゝゞヽヾ〻ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ、。，．・：；！？!?,.:;〜～…％%円年月日人社歳代]/u
const opening = /[\p{Ps}\p{Pi}〒￥¥$]$/u
const pause = /[、。！？!?・ ]$/u
// The segmenter cuts katakana of nine letters and more inside words.
const katakanaEnd = /[\p{sc=Katakana}ー]$/u
const katakanaStart = /^[\p{sc=Katakana}ー]/u
const latin = /^[\u0021-\u024F]/u

/** The pieces between which a line may end: a word with the particles after it, never a bracket alone. */
export function phrasesOf(text: string) {
  const phrases: string[] = []
  for (const word of splitBy(words, text)) {
    const last = phrases.at(-1)
    const isSame =
      last !== undefined &&
      (closing.test(word) ||
        word === ' ' ||
        opening.test(last) ||
        (ending.test(word) && !pause.test(last)) ||
        (/\d$/.test(last) && !/^\s/.test(word)) ||
        (katakanaEnd.test(last) && katakanaStart.test(word)) ||
        (latin.test(word) && /[\u0021-\u024F]$/u.test(last)))
    if (isSame) phrases[phrases.length - 1] = last + word
    else phrases.push(word)
  }
  return phrases
}

type Piece = { text: string; width: number; trimmed: number }
const measured = (text: string): Piece => ({ text, width: widthOf(text), trimmed: widthOf(text.trimEnd()) })

function fill(pieces: readonly Piece[], width: number) {
  const lines: string[] = []
  let filled = Infinity
  for (const piece of pieces) {
    if (filled + piece.trimmed <= width) lines[lines.length - 1] += piece.text
    else {
      lines.push(piece.text)
      filled = 0
    }
    filled += piece.width
  }
  return lines.map((line) => line.trim())
}

/** A phrase that is longer than a line may end it anywhere, but before no closing sign. */
const cut = (phrases: readonly Piece[], em: number) =>
  phrases.flatMap((phrase) => (phrase.trimmed <= em ? [phrase] : signsOf(phrase.text).map(measured)))

function signsOf(phrase: string) {
  const signs: string[] = []
  for (const sign of splitBy(graphemes, phrase)) {
    const last = signs.at(-1)
    // A row of closing signs alone, such as a long sound drawn out, is cut like any other.
    if (last !== undefined && closing.test(sign) && !closing.test(last)) signs[signs.length - 1] = last + sign
    else signs.push(sign)
  }
  return signs
}

/** As few lines as fit, and these as even as can be, so that no word stands alone in the last. */
function breakEvenly(phrases: readonly Piece[], em: number) {
  const pieces = cut(phrases, em)
  const few = fill(pieces, em)
  const widest = Math.max(0, ...pieces.map(({ trimmed }) => trimmed))
  for (let narrow = Math.max(widest, em / 2); narrow < em; narrow += 0.25) {
    const lines = fill(pieces, narrow)
    if (lines.length === few.length) return lines
  }
  return few
}

/** The text in the largest size in which it has room; in the smallest it is cut short with 「…」. */
export function setText(text: string, { width, maxLines, sizes }: Space): SetText {
  const phrases = phrasesOf(text).map(measured)
  const roomy = sizes.find((size) => {
    const em = width / size
    return phrases.every(({ trimmed }) => trimmed <= em) && fill(phrases, em).length <= maxLines
  })
  const size = roomy ?? Math.min(...sizes)
  const em = width / size
  const lines = breakEvenly(phrases, em)
  if (lines.length <= maxLines) return { size, lines }
  const shortLines = fill(cut(phrases, em), em)
  return { size, lines: [...shortLines.slice(0, maxLines - 1), shortened(shortLines.slice(maxLines - 1).join(''), em)] }
}

function shortened(text: string, em: number) {
  let line = ''
  let room = em - widthOf('…')
  for (const sign of splitBy(graphemes, text)) {
    room -= widthOfSign(sign)
    if (room < 0) break
    line += sign
  }
  return `${line.replace(/[、。・ ]$/u, '')}…`
}
