type Piece = { text: string; isOwn: boolean }

/** Splits a text at the given words. The longest words come first, so matches never overlap. */
export function ownWordsIn(text: string, words: readonly string[]): Piece[] {
  const longestFirst = [...new Set(words.filter((word) => word !== ''))].sort((a, b) => b.length - a.length)
  const cut = (piece: Piece, word: string): Piece[] => {
    if (piece.isOwn) return [piece]
    const [first = '', ...others] = piece.text.split(word)
    return [
      { text: first, isOwn: false },
      ...others.flatMap((rest) => [
        { text: word, isOwn: true },
        { text: rest, isOwn: false },
      ]),
    ]
  }
  const whole: Piece[] = [{ text, isOwn: false }]
  return longestFirst
    .reduce((pieces, word) => pieces.flatMap((piece) => cut(piece, word)), whole)
    .filter((piece) => piece.text !== '')
}

/** The text up to the first full stop, question mark or exclamation mark outside 「」. */
export const firstSentence = (text: string) =>
  /^(?:「[^」]*」|『[^』]*』|[^。！？!?])*[。！？!?]+/.exec(text.trim())?.[0] ?? text.trim()
