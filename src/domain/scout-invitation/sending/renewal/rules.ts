export type Letter = { subject: string; message: string; reason: string }

// Two letters that differ only in width, case or spacing are the same letter.
const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, '')

/** A renewal for the same job has to differ from the first letter. */
export const isSameLetter = (one: Letter, other: Letter) =>
  plain(one.subject) === plain(other.subject) &&
  plain(one.message) === plain(other.message) &&
  plain(one.reason) === plain(other.reason)
