/** Letters of a run that is compared with the letters to other students. */
const runLetters = 7
/** Of so many neighbouring runs one is kept, so that nine equal letters always have an equal print. */
const neighbours = 3

export type Print = { at: number; print: number }

/** FNV-1a over the UTF-16 units of a run, as a signed number of 32 bits. */
function hashOf(text: string, seed: number, from = 0, to = text.length) {
  let hash = seed
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash | 0
}

/**
 * The prints of a text in its compared spelling, by winnowing (Schleimer, Wilkerson, Aiken 2003): the same run of nine
 * letters leaves the same print in every letter of a company, whatever stands around it. The salt is the company's id:
 * prints of two companies have nothing in common.
 */
export function printsOf(spelling: string, salt: string): Print[] {
  const seed = hashOf(salt, 0x811c9dc5 | 0)
  const prints: Print[] = []
  for (let at = 0; at + runLetters <= spelling.length; at += 1)
    prints.push({ at, print: hashOf(spelling, seed, at, at + runLetters) })
  if (prints.length <= neighbours) return prints.length === 0 ? [] : [lowestIn(prints, 0, prints.length)]
  const winnowed = new Set<Print>()
  for (let at = 0; at + neighbours <= prints.length; at += 1) winnowed.add(lowestIn(prints, at, at + neighbours))
  return [...winnowed]
}

/** The last one of the lowest, so that equal hashes are decided alike. */
const lowestIn = (prints: readonly Print[], from: number, to: number) =>
  prints.slice(from, to).reduce((low, one) => (one.print <= low.print ? one : low))

export const printedLetters = runLetters
