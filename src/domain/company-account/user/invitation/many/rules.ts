import { foldAddress } from '../../rules.ts'

/** The most mail addresses of one paste. */
export const maxInvitations = 20

/** The answer for one address; everything but INVITED changed nothing. */
export const invitationOutcomes = ['INVITED', 'ALREADY_USER', 'MALFORMED', 'NO_SEAT'] as const
export type InvitationOutcome = (typeof invitationOutcomes)[number]
export type InvitationAnswer = { email: string; outcome: InvitationOutcome }

// Japanese input methods leave these between addresses, and spreadsheets tabs and line ends.
const separators = /[\s,、，;；\u3000]+/u

/** The addresses of a pasted text, each once, in their order and folded. */
export const splitAddresses = (text: string) => foldedOnce(text.split(separators))

/** Addresses folded, each once, without empty ones. */
export const foldedOnce = (emails: readonly string[]) => [...new Set(emails.map(foldAddress))].filter(Boolean)
