import { composed } from '#ground/spelling/folding.ts'

const graphemes = new Intl.Segmenter('ja', { granularity: 'grapheme' })
const words = new Intl.Segmenter('ja', { granularity: 'word' })
const split = (segmenter: Intl.Segmenter, text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

// Signs of JIS X 4051 that begin no line, and those that end none.
const notAtStart =
  /^[\p{Pe}\p{Pf}、。，．・：；:;,.!?！？‼⁇⁈⁉ー々ゝゞヽヾ〻ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ〜～–…‥％%]/u
const notAtEnd = /[\p{Ps}\p{Pi}〒￥¥$＃#]$/u
const isLatinEnd = /[\u0021-\u024F]$/u
const isLatinStart = /^[\u0021-\u024F]/u
// A figure keeps its unit.
const isFigure = /\d$/
const isUnit = /^[円年月日時分秒名件類通人社回枚卒%％]/u
// A particle stays with its word.
const isParticle = /^\p{sc=Hiragana}{1,2}$/u
// The segmenter cuts katakana of nine letters and more inside words.
const isKatakanaEnd = /[\p{sc=Katakana}ー]$/u
const isKatakanaStart = /^[\p{sc=Katakana}ー]/u
const isPause = /[、。！？!?・：: ]$/u
const isTwin = /^(?:——|……|‥‥|――)$/u

const emoji = /(?![\d#*©®™])\p{Emoji}\uFE0F|\p{Emoji_Presentation}|\u20E3/gv

/** The letters of the text that Noto Sans JP can draw. Line feeds stay; tabs become spaces. */
export const drawable = (text: string) =>
  composed(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u00A0]/g, ' ')
    .replace(emoji, '')
    .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')

/**
 * Runs of letters that may not be parted: a Latin word, a figure, a closing sign with the letter before it, an opening
 * one with the next.
 */
function atomsOf(text: string, by: 'sign' | 'word') {
  const atoms: string[] = []
  for (const sign of split(by === 'sign' ? graphemes : words, text)) {
    const last = atoms.at(-1)
    const stays =
      last !== undefined &&
      (notAtStart.test(sign) ||
        notAtEnd.test(last) ||
        isTwin.test(last.slice(-1) + sign) ||
        (by === 'word' && isParticle.test(sign) && !isPause.test(last)) ||
        (by === 'word' && isKatakanaEnd.test(last) && isKatakanaStart.test(sign)) ||
        (isFigure.test(last) && isUnit.test(sign)) ||
        (isLatinEnd.test(last) && isLatinStart.test(sign)))
    if (stays) atoms[atoms.length - 1] = last + sign
    else atoms.push(sign)
  }
  return atoms
}

/** `isLast`: the line ends a paragraph. */
export type Line = { text: string; isLast: boolean }
type Measure = (text: string) => number

/**
 * A text in lines of at most `width`: no 。、」 at a beginning, no （「 at an end. `by` says between what a line may end:
 * any two signs, as in running text, or words, as in headings and cells. What is longer than a line is cut anywhere.
 */
export function breakLines(text: string, width: number, measure: Measure, by: 'sign' | 'word'): Line[] {
  return drawable(text)
    .split('\n')
    .flatMap((paragraph) => {
      const lines = fill(paragraph, width, measure, by)
      return lines.map((line, at) => ({ text: line, isLast: at === lines.length - 1 }))
    })
}

function fill(paragraph: string, width: number, measure: Measure, by: 'sign' | 'word') {
  const atoms = atomsOf(paragraph, by).flatMap((atom) =>
    measure(atom.trimEnd()) <= width ? [atom] : by === 'word' ? fitting(atom, width, measure) : split(graphemes, atom),
  )
  const lines: string[] = []
  let filled = Infinity
  for (const atom of atoms) {
    if (filled + measure(atom.trimEnd()) > width) {
      lines.push('')
      filled = 0
    }
    if (filled === 0 && atom.trim() === '' && lines.length > 1) continue
    lines[lines.length - 1] += atom
    filled += measure(atom)
  }
  return lines.length === 0 ? [''] : lines.map((line) => line.trimEnd())
}

/** The parts of a long run of words, by signs with their closing and opening ones, or singly when even these are too long. */
const fitting = (atom: string, width: number, measure: Measure) =>
  atomsOf(atom, 'sign').flatMap((part) => (measure(part.trimEnd()) <= width ? [part] : split(graphemes, part)))
