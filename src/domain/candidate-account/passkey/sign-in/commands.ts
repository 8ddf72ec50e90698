import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server'
import { sql } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/db.ts'
import { addChallenge, answerOf, takeChallenge } from '../challenge/commands.ts'
import type { RelyingParty } from '../rules.ts'

/** The question to an authenticator; the person chooses the passkey. */
export async function startPasskeySignIn(tx: Tx, party: RelyingParty) {
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' })
  await addChallenge(tx, options.challenge, null)
  return options
}

/**
 * The student whose passkey answered. Refuses passkey_refused, also for a counter that does not grow, since then the
 * passkey was copied. Refuses withdrawn.
 */
export async function signInWithPasskey(tx: Tx, party: RelyingParty, answer: string) {
  const response = answerOf(answer) as AuthenticationResponseJSON
  const passkey = await tx
    .selectFrom('candidatePasskey')
    .innerJoin('candidate', 'candidate.id', 'candidatePasskey.candidateId')
    .select(['candidatePasskey.id', 'candidateId', 'credentialId', 'publicKey', 'counter', 'transports', 'status'])
    .where('credentialId', '=', response.id)
    .forUpdate('candidatePasskey')
    .executeTakeFirst()
  if (!passkey) throw new Refusal('passkey_refused')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(tx, challenge, null),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch((): never => {
    throw new Refusal('passkey_refused')
  })
  if (!verified) throw new Refusal('passkey_refused')
  if (passkey.status === 'WITHDRAWN' || passkey.status === 'PURGED') throw new Refusal('withdrawn')
  await tx
    .updateTable('candidatePasskey')
    .set({
      counter: authenticationInfo.newCounter,
      isBackedUp: authenticationInfo.credentialBackedUp,
      lastUsedAt: sql<Date>`now()`,
    })
    .where('id', '=', passkey.id)
    .execute()
  return { candidateId: passkey.candidateId }
}
