import { withOneBracket } from '#ground/brackets.ts'

type Piece = { text: string; isOwn: boolean }

/** Splits a text at the given words, whichever brackets they have. The longest words come first, so matches never overlap. */
export function ownWordsIn(text: string, words: readonly string[]): Piece[] {
  const longestFirst = [...new Set(words.filter((word) => word !== ''))].sort((a, b) => b.length - a.length)
  const cut = (piece: Piece, word: string): Piece[] => {
    if (piece.isOwn) return [piece]
    const compared = withOneBracket(piece.text)
    const wanted = withOneBracket(word)
    const pieces: Piece[] = []
    let from = 0
    for (let at = compared.indexOf(wanted); at >= 0; at = compared.indexOf(wanted, from)) {
      const end = at + word.length
      pieces.push({ text: piece.text.slice(from, at), isOwn: false }, { text: piece.text.slice(at, end), isOwn: true })
      from = end
    }
    return [...pieces, { text: piece.text.slice(from), isOwn: false }]
  }
  const whole: Piece[] = [{ text, isOwn: false }]
  return longestFirst
    .reduce((pieces, word) => pieces.flatMap((piece) => cut(piece, word)), whole)
    .filter((piece) => piece.text !== '')
}

/** The text up to the first full stop, question mark or exclamation mark outside 「」. */
export const firstSentence = (text: string) =>
  /^(?:「[^」]*」|『[^』]*』|[^。！？!?])*[。！？!?]+/.exec(text.trim())?.[0] ?? text.trim()
