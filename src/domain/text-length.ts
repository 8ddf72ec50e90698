// The longest emoji has ten code points. A pile of marks on one letter counts again after each sixteen, so that a text
// of so many letters has a length in code points too: the checks of the database rest on it.
export const codePointsPerLetter = 16

// Signs that stand alone whatever follows; most texts hold nothing else, and segmenting costs a hundred times more.
const plain = /^[\n\u0020-\u007E\u3001-\u3029\u3041-\u3096\u30A1-\u30FE\u4E00-\u9FFF\uFF01-\uFF5E]*$/u

const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' })

/** Letters as people count them, in browser and server: a family, a flag, か with its mark and 𠮷 are one each. */
export function lettersOf(text: string) {
  if (plain.test(text)) return text.length
  let letters = 0
  for (const { segment } of segmenter.segment(text))
    letters += segment.length <= codePointsPerLetter ? 1 : Math.ceil(codePointsOf(segment) / codePointsPerLetter)
  return letters
}

const codePointsOf = (text: string) => Array.from(text).length
