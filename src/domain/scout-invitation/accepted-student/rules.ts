import { comparedName } from '#ground/compared-text.ts'

type Named = { familyName: string; givenName: string; familyNameKana: string; givenNameKana: string }

/** Whether the words are a part of a student's name or its reading, in any spelling (decision 80). */
export function calledBy(words: string) {
  const name = unspaced(words)
  return ({ familyName, givenName, familyNameKana, givenNameKana }: Named) =>
    [familyName + givenName, familyNameKana + givenNameKana].some((one) => unspaced(one).includes(name))
}

const unspaced = (text: string) => comparedName(text).replaceAll(' ', '')

/** Students whom the palette names at once. */
export const maxNamed = 8
