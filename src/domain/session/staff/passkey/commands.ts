import { sql } from 'kysely'
import { addChallenge, takeChallenge } from '#domain/candidate-account/passkey/challenge/commands.ts'
import { maxPasskeyName, maxPasskeys, type RelyingParty } from '#domain/candidate-account/passkey/rules.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { isUuid } from '#ground/uuid.ts'
import { checkLength } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import { newPasskeyQuestion, readNewPasskey } from '#platform/secrets/passkey.ts'
import { holdStaffAccount, markSession, requireFactorLeft } from '../../second-factor/commands.ts'
import { tellStaffChange } from '../change/commands.ts'
import { recordStaffAct, staffAreaOf, staffIdOf, staffOwnerOf, type StaffViewer } from '../owner.ts'
import { findStaffAccount } from '../queries.ts'

const heldBy = (tx: Tx, viewer: StaffViewer) =>
  tx
    .selectFrom('staffPasskey')
    .select(['credentialId as id', 'transports'])
    .where((eb) => eb.and(staffOwnerOf(viewer)))
    .execute()

const refuseMore = (held: number) => {
  if (held >= maxPasskeys) throw new Refusal('passkey_limit_reached', { values: { limit: maxPasskeys } })
}

/** The question to an authenticator that will hold a new passkey. Refuses passkey_limit_reached. */
export async function startStaffPasskey(tx: Tx, viewer: StaffViewer, party: RelyingParty) {
  const owner = staffOwnerOf(viewer)
  const held = await heldBy(tx, viewer)
  refuseMore(held.length)
  const id = staffIdOf(owner)
  const account = await findStaffAccount(tx, staffAreaOf(owner), id)
  const options = await newPasskeyQuestion(party, { id, email: account?.email ?? '' }, held)
  await addChallenge(tx, options.challenge, { staffId: id })
  return options
}

type Given = { answer: string; name: string; sessionTokenSha256: Buffer | null }

/** Keeps a new passkey. Refuses passkey_refused for an answer to no question of ours. */
export async function addStaffPasskey(
  tx: Tx,
  viewer: StaffViewer,
  party: RelyingParty,
  { answer, name, sessionTokenSha256 }: Given,
) {
  const owner = staffOwnerOf(viewer)
  refuseInvalid([checkName(name)])
  // The lock keeps two answers at once within the limit.
  await holdStaffAccount(tx, owner)
  refuseMore((await heldBy(tx, viewer)).length)
  const staffId = staffIdOf(owner)
  const passkey = await readNewPasskey(party, answer, (challenge) => takeChallenge(tx, challenge, { staffId }))
  const added = await tx
    .insertInto('staffPasskey')
    .values({ ...owner, ...passkey, name: name.trim() })
    .onConflict((oc) => oc.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw new Refusal('passkey_refused')
  await markSession(tx, owner, sessionTokenSha256, 'PASSKEY')
  await recordStaffAct(tx, viewer, owner, { action: 'addStaffPasskey', details: { passkeyId: added.id } })
  await tellStaffChange(tx, owner, 'PASSKEY_ADDED')
}

const checkName = (name: string) => checkLength('name', 'パスキーの名前', name.trim(), 1, maxPasskeyName)

export async function renameStaffPasskey(tx: Tx, viewer: StaffViewer, id: string, name: string) {
  refuseInvalid([checkName(name)])
  const renamed = await tx
    .updateTable('staffPasskey')
    .set({ name: name.trim() })
    .where((eb) => eb.and(staffOwnerOf(viewer)))
    .where('id', '=', isUuid(id) ? id : null)
    .returning('id')
    .executeTakeFirst()
  if (!renamed) throw new Refusal('not_found')
}

/** Refuses second_factor_required for the last factor of an account that is asked for one, also at once. */
export async function removeStaffPasskey(tx: Tx, viewer: StaffViewer, id: string, needsOperatorFactor: boolean) {
  const owner = staffOwnerOf(viewer)
  await holdStaffAccount(tx, owner)
  const removed = await tx
    .deleteFrom('staffPasskey')
    .where((eb) => eb.and(owner))
    .where('id', '=', isUuid(id) ? id : null)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw new Refusal('not_found')
  await requireFactorLeft(tx, owner, needsOperatorFactor)
  await recordStaffAct(tx, viewer, owner, { action: 'removeStaffPasskey', details: { passkeyId: removed.id } })
  await tellStaffChange(tx, owner, 'PASSKEY_REMOVED')
}

/** Records a sign-in by this passkey. */
export const usePasskey = (tx: Tx, id: string, changed: { counter: number; isBackedUp: boolean }) =>
  tx
    .updateTable('staffPasskey')
    .set({ ...changed, lastUsedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
