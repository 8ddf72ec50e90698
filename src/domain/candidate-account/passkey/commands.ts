import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { checkLength } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import { newPasskeyQuestion, readNewPasskey } from '#platform/secrets/passkey.ts'
import { isUuid } from '#ground/uuid.ts'
import { lockWaysIn } from '../identity/commands.ts'
import { hasOtherWay } from '../identity/rules.ts'
import { addChallenge, takeChallenge } from './challenge/commands.ts'
import { maxPasskeyName, maxPasskeys, type RelyingParty } from './rules.ts'

/** The question to an authenticator that will hold a new passkey. Refuses passkey_limit_reached. */
export async function startPasskeyRegistration(tx: Tx, { candidateId }: CandidateViewer, party: RelyingParty) {
  const passkeys = await tx
    .selectFrom('candidatePasskey')
    .select(['credentialId as id', 'transports'])
    .where('candidateId', '=', candidateId)
    .execute()
  refuseMore(passkeys.length)
  const { email } = await tx
    .selectFrom('candidateAccount')
    .select('email')
    .where('candidateId', '=', candidateId)
    .executeTakeFirstOrThrow()
  const options = await newPasskeyQuestion(party, { id: candidateId, email }, passkeys)
  await addChallenge(tx, options.challenge, { candidateId })
  return options
}

const refuseMore = (count: number) => {
  if (count >= maxPasskeys) throw new Refusal('passkey_limit_reached', { values: { limit: maxPasskeys } })
}

/** Keeps a new passkey. Refuses passkey_refused for an answer to no question of ours. */
export async function addPasskey(
  tx: Tx,
  candidate: CandidateViewer,
  party: RelyingParty,
  { answer, name }: { answer: string; name: string },
) {
  const { candidateId } = candidate
  refuseInvalid([checkName(name)])
  // The lock keeps two answers at once within the limit.
  refuseMore((await lockWaysIn(tx, candidateId)).passkeys)
  const passkey = await readNewPasskey(party, answer, (challenge) => takeChallenge(tx, challenge, { candidateId }))
  const added = await tx
    .insertInto('candidatePasskey')
    .values({ candidateId, ...passkey, name: name.trim() })
    .onConflict((oc) => oc.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw new Refusal('passkey_refused')
  await endPasskeyOffer(tx, candidate)
  await audit(tx, candidate, 'addPasskey', added.id)
}

const checkName = (name: string) => checkLength('name', 'パスキーの名前', name.trim(), 1, maxPasskeyName)

export async function renamePasskey(tx: Tx, candidate: CandidateViewer, id: string, name: string) {
  refuseInvalid([checkName(name)])
  const renamed = await tx
    .updateTable('candidatePasskey')
    .set({ name: name.trim() })
    .where('candidateId', '=', candidate.candidateId)
    .where('id', '=', isUuid(id) ? id : null)
    .returning('id')
    .executeTakeFirst()
  if (!renamed) throw new Refusal('not_found')
}

/** Refuses last_sign_in_way, also when two ways go at once. */
export async function removePasskey(tx: Tx, candidate: CandidateViewer, id: string) {
  const { candidateId } = candidate
  const ways = await lockWaysIn(tx, candidateId)
  const removed = await tx
    .deleteFrom('candidatePasskey')
    .where('candidateId', '=', candidateId)
    .where('id', '=', isUuid(id) ? id : null)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw new Refusal('not_found')
  if (!hasOtherWay(ways)) throw new Refusal('last_sign_in_way')
  await audit(tx, candidate, 'removePasskey', removed.id)
}

/** The home page offers no passkey any more. */
export async function endPasskeyOffer(tx: Tx, { candidateId }: CandidateViewer) {
  await tx
    .updateTable('candidateAccount')
    .set({ passkeyOfferEndedAt: sql<Date>`now()` })
    .where('candidateId', '=', candidateId)
    .where('passkeyOfferEndedAt', 'is', null)
    .execute()
}

const audit = (tx: Tx, candidate: CandidateViewer, action: string, passkeyId: string) =>
  recordAudit(tx, candidate, [
    {
      action,
      subject: 'candidate',
      subjectId: candidate.candidateId,
      candidateId: candidate.candidateId,
      details: { passkeyId },
    },
  ])
