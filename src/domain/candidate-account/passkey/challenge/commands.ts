import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import { challengeMinutes } from '../rules.ts'

/** A student, company user or operator who adds a passkey; null for a guest who signs in. */
type Asker = { candidateId: OfRow<'candidate'> } | { staffId: string } | null
const columnsOf = (asker: Asker) => ({ candidateId: null, staffId: null, ...asker })

export async function addChallenge(tx: Tx, challenge: string, asker: Asker) {
  await tx
    .insertInto('passkeyChallenge')
    .values({
      challengeSha256: sha256(challenge),
      ...columnsOf(asker),
      expiresAt: sql<Date>`now() + make_interval(mins => ${challengeMinutes}::int)`,
    })
    .execute()
}

/** Whether the challenge was asked of this person, not long ago and not answered before. */
export async function takeChallenge(tx: Tx, challenge: string, asker: Asker) {
  const { candidateId, staffId } = columnsOf(asker)
  const row = await tx
    .deleteFrom('passkeyChallenge')
    .where('challengeSha256', '=', sha256(challenge))
    .where('candidateId', 'is not distinct from', candidateId)
    .where('staffId', 'is not distinct from', staffId)
    .where('expiresAt', '>', sql<Date>`now()`)
    .returning('challengeSha256')
    .executeTakeFirst()
  return row !== undefined
}

/** Called by the clock. */
export const forgetOldChallenges = (db: Db) => eraseSome(db, 'passkeyChallenge', sql`expires_at < now()`)
