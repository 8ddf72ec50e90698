import { foldAddress } from '../../rules.ts'

/** The most mail addresses of one paste. */
export const maxInvitations = 20

/** The answer for one address; everything but INVITED changed nothing. */
export const invitationOutcomes = ['INVITED', 'ALREADY_USER', 'MALFORMED', 'NO_SEAT'] as const
export type InvitationOutcome = (typeof invitationOutcomes)[number]
export type InvitationAnswer = { email: string; outcome: InvitationOutcome }

// Japanese input methods leave these between addresses, and spreadsheets line ends.
const separators = /[\r\n,、;]+/u
const quotedName = /"[^"]*"(?=\s*<)/gu
const aroundAddress = /^(?:mailto:|["'(])+|[?].*$|["')]+$/giu

/** The addresses of a pasted text, each once, in their order and folded; 「田中 一郎 <ichiro@…>」 is one address. */
export const splitAddresses = (text: string) =>
  foldedOnce(text.normalize('NFKC').replace(quotedName, ' ').split(separators).flatMap(addressesOf))

/** The words beside an address are a person's name; words without any address stay, to be refused by name. */
function addressesOf(piece: string) {
  const words = piece.split(/[\s<>]+/u).map((word) => word.replace(aroundAddress, ''))
  const hasAddress = words.some((word) => word.includes('@'))
  return hasAddress ? words.filter((word) => /[@.]/u.test(word)) : words
}

/** Addresses folded, each once, without empty ones. */
export const foldedOnce = (emails: readonly string[]) => [...new Set(emails.map(foldAddress))].filter(Boolean)
