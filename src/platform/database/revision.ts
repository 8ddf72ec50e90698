import { hash } from 'node:crypto'
import { Refusal, type RefusalDetails } from '#ground/refusal.ts'

/** The argument of a mutation that replaces what several people can edit. */
export const readRevision = {
  description: 'The revision the caller has read: a change of another person since refuses changed_meanwhile',
} as const

/** A text that changes with any of the values, for a form that several people can save. */
export const revisionOf = (values: object) => hash('sha256', JSON.stringify(values), 'base64url').slice(0, 22)

/**
 * Refuses changed_meanwhile when the values of a held row are no longer those that the caller has read. Without a
 * revision nothing is compared: a machine means what it sends.
 */
export function requireUnchanged(values: object, read: string | null | undefined, details?: RefusalDetails) {
  if (typeof read === 'string' && read !== revisionOf(values)) throw new Refusal('changed_meanwhile', details)
}
