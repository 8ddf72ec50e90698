import { takeChallenge } from '#domain/candidate-account/passkey/challenge/commands.ts'
import type { RelyingParty } from '#domain/candidate-account/passkey/rules.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { answerOf, readPasskeySignIn } from '#platform/secrets/passkey.ts'
import { staffIdOf, type StaffArea, type StaffOwner } from '../../owner.ts'
import { requireStaffAccess } from '../../access.ts'
import { usePasskey } from '../commands.ts'

/**
 * The company user or operator whose passkey answered, where they may sign in from this address. Refuses
 * passkey_refused, and the codes of the account and of its company.
 */
export async function signInStaffWithPasskey(
  tx: Tx,
  party: RelyingParty,
  { area, answer, address }: { area: StaffArea; answer: string; address: string },
): Promise<StaffOwner> {
  const owner = await proveStaffPasskey(tx, party, area, answer)
  await requireStaffAccess(tx, area, staffIdOf(owner), address)
  return owner
}

/** The company user or operator whose passkey answered, also where they may not sign in. Refuses passkey_refused. */
export async function proveStaffPasskey(
  tx: Tx,
  party: RelyingParty,
  area: StaffArea,
  answer: string,
): Promise<StaffOwner> {
  const passkey = await tx
    .selectFrom('staffPasskey')
    .select(['id', 'companyId', 'companyUserId', 'adminAccountId'])
    .select(['credentialId', 'publicKey', 'counter', 'transports'])
    .where('credentialId', '=', answerOf(answer).id)
    .where(area === 'client' ? 'companyUserId' : 'adminAccountId', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!passkey) throw new Refusal('passkey_refused')
  const credential = { ...passkey, ownerId: passkey.adminAccountId ?? passkey.companyUserId ?? '' }
  const changed = await readPasskeySignIn(party, answer, credential, (challenge) => takeChallenge(tx, challenge, null))
  await usePasskey(tx, passkey.id, changed)
  if (passkey.adminAccountId !== null) return { adminAccountId: passkey.adminAccountId }
  const { companyId, companyUserId } = passkey
  if (companyId === null || companyUserId === null) throw new Refusal('passkey_refused')
  return { companyId, companyUserId }
}
