/** A letter as it is compared, with its place in the text as it was written. The sign is one UTF-16 unit. */
export type Letter = { sign: string; at: number; end: number; isHiragana: boolean }

const hiragana = /[ぁ-ゖ]/u
const letterOrDigit = /[\p{L}\p{N}]/u

type Sign = Pick<Letter, 'sign' | 'isHiragana'>

function signsOf(written: string): Sign[] {
  return Array.from(written.normalize('NFKD').toLowerCase())
    .filter((sign) => letterOrDigit.test(sign))
    .map((sign) => {
      const isHiragana = hiragana.test(sign)
      // A kanji outside of the first plane is compared by its second half.
      const unit = sign.charCodeAt(sign.length - 1)
      return { sign: String.fromCharCode(isHiragana ? unit + 0x60 : unit), isHiragana }
    })
}

/** The signs of what was read before; no more entries than Unicode has characters. */
const signs = new Map<string, Sign[]>()

function keptSignsOf(written: string) {
  const ofCharacter = signs.get(written) ?? signsOf(written)
  signs.set(written, ofCharacter)
  return ofCharacter
}

/**
 * The letters and digits of a text in one spelling: width, case, kind of kana and marks do not matter. Spaces, signs,
 * emoji and characters without width are no letters, so that none of them makes a text longer or different.
 */
export function lettersIn(text: string): Letter[] {
  const letters: Letter[] = []
  let at = 0
  for (const written of text) {
    const end = at + written.length
    for (const { sign, isHiragana } of keptSignsOf(written)) letters.push({ sign, at, end, isHiragana })
    at = end
  }
  return letters
}

export const spellingOf = (letters: readonly Letter[]) => letters.map(({ sign }) => sign).join('')

/** Whether each letter stands inside of a run that `isFound` finds; runs have `length` letters and may overlap. */
export function coverOf(spelling: string, length: number, isFound: (run: string) => boolean) {
  const cover = Array.from({ length: spelling.length }, () => false)
  for (let at = 0; at + length <= spelling.length; at += 1)
    if (isFound(spelling.slice(at, at + length))) cover.fill(true, at, at + length)
  return cover
}
