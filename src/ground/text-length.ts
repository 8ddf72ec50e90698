// The longest emoji has ten code points. A letter with many combining marks counts once more after each sixteen code
// points. So a limit of letters also limits code points, and the checks of the database rely on that.
export const codePointsPerLetter = 16

// In a text of these characters alone each character is one letter. Most texts are of this kind, and segmenting costs a
// hundred times more.
const plain =
  /^[\n\u0020-\u007E\u00A1-\u00AC\u00AE-\u02FF\u2010-\u2027\u2030-\u205E\u2190-\u2BFF\u3000-\u3029\u3030-\u3096\u30A0-\u30FF\u4E00-\u9FFF\uFF01-\uFF5E]*$/u

const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/** Letters as people count them, in browser and server: a family, a flag, か with its mark and 𠮷 are one each. */
export function lettersOf(text: string) {
  if (plain.test(text)) return text.length
  let letters = 0
  for (const { segment } of segmenter.segment(text)) letters += weightOf(segment)
  return letters
}

/** The first `count` letters of a text; a letter is never cut in half. */
export function firstLetters(text: string, count: number) {
  if (plain.test(text)) return text.slice(0, count)
  let room = count
  for (const { segment, index } of segmenter.segment(text)) {
    room -= weightOf(segment)
    if (room < 0) return text.slice(0, index)
  }
  return text
}

/** A text on one line, cut between letters after `count` of them. */
export function excerptOf(text: string, count: number) {
  const line = text.replaceAll(/\s+/gu, ' ').trim()
  const first = firstLetters(line, count)
  return first === line ? line : `${first}…`
}

const weightOf = (letter: string) =>
  letter.length <= codePointsPerLetter ? 1 : Math.ceil(codePointsOf(letter) / codePointsPerLetter)

const codePointsOf = (text: string) => Array.from(text).length
