import { type CandidateId, namedCandidateId, type OfRow } from '#ground/id.ts'
import { isUuid } from '#ground/uuid.ts'
import type { Sealing } from '#platform/secrets/secret.ts'

/**
 * The id of a student for a link to friends. Companies know a student's id before they know the name, so a link that
 * stands beside a name must not tell the id.
 */
export const sealedInviting = ({ seal }: Sealing, candidateId: OfRow<'candidate'>) =>
  seal(candidateId).toString('base64url')

/** The id of the student whose link invited a visitor, sealed or plain; null for any other text. */
export function invitingStudent({ unseal }: Sealing, text: string): CandidateId | null {
  const id = isUuid(text) ? text : unseal(Buffer.from(text, 'base64url'))
  return id !== null && isUuid(id) ? namedCandidateId(id) : null
}
