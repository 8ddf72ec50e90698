import { recordAudit } from '#domain/audit/commands.ts'
import type { CandidateViewer, Viewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#platform/database/db.ts'
import { isLeftStatus } from '../state/rules.ts'
import { findIdentityOwner } from './queries.ts'
import { hasOtherWay, type Identity } from './rules.ts'

/** Lets a student sign in with this identity. Refuses identity_taken and identity_already_linked. */
export async function addIdentity(
  tx: Tx,
  viewer: Viewer | 'system',
  candidateId: OfRow<'candidate'>,
  identity: Identity,
) {
  const { provider, label, subject, email } = identity
  const owner = await findIdentityOwner(tx, identity)
  if (owner?.candidateId === candidateId) return
  if (owner && !isLeftStatus(owner.status)) throw new Refusal('identity_taken', { values: { provider: label } })
  // An account that was left gives the identity to the new one.
  if (owner)
    await tx.deleteFrom('candidateIdentity').where('provider', '=', provider).where('subject', '=', subject).execute()
  const added = await tx
    .insertInto('candidateIdentity')
    .values({ provider, label, subject, candidateId, email })
    .onConflict((oc) => oc.doNothing())
    .returning('provider')
    .executeTakeFirst()
  if (!added) throw new Refusal('identity_already_linked', { values: { provider: label } })
  await audit(tx, viewer, 'linkIdentity', candidateId, provider)
}

/** Refuses last_sign_in_way, also when two ways go at once. A provider that is not linked is not_found. */
export async function unlinkIdentity(tx: Tx, candidate: CandidateViewer, provider: string) {
  const { candidateId } = candidate
  const ways = await lockWaysIn(tx, candidateId)
  const mine = tx.selectFrom('candidateIdentity').select('provider').where('candidateId', '=', candidateId)
  if (!(await mine.where('provider', '=', provider).executeTakeFirst())) throw new Refusal('not_found')
  if (!hasOtherWay(ways)) throw new Refusal('last_sign_in_way')
  await tx
    .deleteFrom('candidateIdentity')
    .where('candidateId', '=', candidateId)
    .where('provider', '=', provider)
    .execute()
  await audit(tx, candidate, 'unlinkIdentity', candidateId, provider)
}

/** The ways into an account, which stay as they are until the transaction ends. */
export async function lockWaysIn(tx: Tx, candidateId: OfRow<'candidate'>) {
  const { passwordHash } = await tx
    .selectFrom('candidateAccount')
    .select('passwordHash')
    .where('candidateId', '=', candidateId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const count = async (table: 'candidateIdentity' | 'candidatePasskey') => {
    const rows = await tx.selectFrom(table).select('candidateId').where('candidateId', '=', candidateId).execute()
    return rows.length
  }
  return {
    hasPassword: passwordHash !== null,
    identities: await count('candidateIdentity'),
    passkeys: await count('candidatePasskey'),
  }
}

const audit = (tx: Tx, viewer: Viewer | 'system', action: string, candidateId: OfRow<'candidate'>, provider: string) =>
  recordAudit(tx, viewer, [
    { action, subject: 'candidate', subjectId: candidateId, candidateId, details: { provider } },
  ])
