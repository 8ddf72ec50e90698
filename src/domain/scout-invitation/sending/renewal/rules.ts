export type Letter = { subject: string; message: string; reason: string }

// The same words in another width, case or spacing are the same words.
const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '')

/** A renewal for the same job says something that the first did not. */
export const isSameLetter = (one: Letter, other: Letter) =>
  plain(one.subject) === plain(other.subject) &&
  plain(one.message) === plain(other.message) &&
  plain(one.reason) === plain(other.reason)
