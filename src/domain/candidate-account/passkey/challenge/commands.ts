import { sql } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/db.ts'
import { sha256 } from '#platform/secret.ts'
import { challengeMinutes } from '../rules.ts'

/** Remembers a challenge, of a student who adds a passkey or, with null, of a guest who signs in. */
export async function addChallenge(tx: Tx, challenge: string, candidateId: string | null) {
  await tx
    .insertInto('passkeyChallenge')
    .values({
      challengeSha256: sha256(challenge),
      candidateId,
      expiresAt: sql<Date>`now() + make_interval(mins => ${challengeMinutes}::int)`,
    })
    .execute()
}

/** Whether the challenge was asked of this student, not long ago and not answered before. */
export async function takeChallenge(tx: Tx, challenge: string, candidateId: string | null) {
  const taken = await tx
    .deleteFrom('passkeyChallenge')
    .where('challengeSha256', '=', sha256(challenge))
    .where('candidateId', 'is not distinct from', candidateId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('challengeSha256')
    .executeTakeFirst()
  return taken !== undefined
}

/** An authenticator's answer, whose fields the verification looks through. Refuses passkey_refused for another text. */
export function answerOf(text: string): { id: string } {
  try {
    const answer: unknown = JSON.parse(text)
    if (typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string')
      return { ...answer, id: answer.id }
  } catch {
    // The same refusal as for JSON of another form.
  }
  throw new Refusal('passkey_refused')
}

/** Called by the clock. */
export const forgetOldChallenges = (db: Db) =>
  db
    .deleteFrom('passkeyChallenge')
    .where('expiresAt', '<', sql<Date>`now()`)
    .execute()
