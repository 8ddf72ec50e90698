import { sql } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { answerOf, passkeySignInQuestion, readPasskeySignIn } from '#platform/secrets/passkey.ts'
import { isLeftStatus } from '../../state/rules.ts'
import { addChallenge, takeChallenge } from '../challenge/commands.ts'
import type { RelyingParty } from '../rules.ts'

/** The question to an authenticator; the person chooses the passkey. */
export async function startPasskeySignIn(tx: Tx, party: RelyingParty) {
  const options = await passkeySignInQuestion(party)
  await addChallenge(tx, options.challenge, null)
  return options
}

/**
 * The student whose passkey answered. Refuses passkey_refused, also for a counter that does not grow, since then the
 * passkey was copied. Refuses withdrawn.
 */
export async function signInWithPasskey(tx: Tx, party: RelyingParty, answer: string) {
  const passkey = await tx
    .selectFrom('candidatePasskey')
    .innerJoin('candidate', 'candidate.id', 'candidatePasskey.candidateId')
    .select(['candidatePasskey.id', 'candidateId', 'credentialId', 'publicKey', 'counter', 'transports', 'status'])
    .where('credentialId', '=', answerOf(answer).id)
    .forUpdate('candidatePasskey')
    .executeTakeFirst()
  if (!passkey) throw new Refusal('passkey_refused')
  const changed = await readPasskeySignIn(party, answer, { ...passkey, ownerId: passkey.candidateId }, (challenge) =>
    takeChallenge(tx, challenge, null),
  )
  if (isLeftStatus(passkey.status)) throw new Refusal('withdrawn')
  await tx
    .updateTable('candidatePasskey')
    .set({ ...changed, lastUsedAt: sql<Date>`now()` })
    .where('id', '=', passkey.id)
    .execute()
  return { candidateId: passkey.candidateId }
}
