import { withOneBracket } from '#ground/brackets.ts'

type Piece = { text: string; isOwn: boolean }

/** Splits a text at the given words, whichever brackets they have. The longest words come first, so matches never overlap. */
export function ownWordsIn(text: string, words: readonly string[]): Piece[] {
  const longestFirst = [...new Set(words.filter((word) => word !== ''))].sort((a, b) => b.length - a.length)
  const cut = (piece: Piece, word: string): Piece[] => {
    if (piece.isOwn) return [piece]
    const cuts = withOneBracket(piece.text).split(withOneBracket(word))
    let at = 0
    return cuts.flatMap((other, index) => {
      const text = piece.text.slice(at, (at += other.length))
      const own = piece.text.slice(at, (at += word.length))
      const pieces = [{ text, isOwn: false }]
      return index < cuts.length - 1 ? [...pieces, { text: own, isOwn: true }] : pieces
    })
  }
  const whole: Piece[] = [{ text, isOwn: false }]
  return longestFirst
    .reduce((pieces, word) => pieces.flatMap((piece) => cut(piece, word)), whole)
    .filter((piece) => piece.text !== '')
}

/** The text up to the first full stop, question mark or exclamation mark outside 「」. */
export const firstSentence = (text: string) =>
  /^(?:「[^」]*」|『[^』]*』|[^。！？!?])*[。！？!?]+/.exec(text.trim())?.[0] ?? text.trim()
