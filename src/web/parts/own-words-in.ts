export type Piece = { text: string; isOwn: boolean }

/** Cuts a text into pieces: the given words wherever they stand, the longest first and never overlapping, and the rest. */
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

/** Up to the first full stop, question or exclamation mark; those within 「」 do not end it. */
export const firstSentence = (text: string) =>
  /^(?:「[^」]*」|『[^』]*』|[^。！？!?])*[。！？!?]+/.exec(text.trim())?.[0] ?? text.trim()
