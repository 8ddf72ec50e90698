import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { leftStatuses } from '../state/rules.ts'
import type { Identity } from './rules.ts'

export type IdentityOwner = { candidateId: OfRow<'candidate'>; status: string }

/** The account another service leads to. */
export const findIdentityOwner = (db: Db | Tx, { provider, subject }: Pick<Identity, 'provider' | 'subject'>) =>
  db
    .selectFrom('candidateIdentity')
    .innerJoin('candidate', 'candidate.id', 'candidateIdentity.candidateId')
    .select(['candidateId', 'candidate.status'])
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()

/** The services a student can sign in with, the oldest first. */
export const listIdentities = (db: Db | Tx, candidateId: OfRow<'candidate'>) =>
  db
    .selectFrom('candidateIdentity')
    .select(['provider', 'label', 'email', 'insertedAt'])
    .where('candidateId', '=', candidateId)
    .orderBy('insertedAt')
    .orderBy('provider')
    .execute()

/** How the account of a proven mail address is signed in to; undefined for an address without an open account. */
export async function findWaysOfMail(db: Db | Tx, email: string) {
  const account = await db
    .selectFrom('candidateAccount')
    .innerJoin('candidate', 'candidate.id', 'candidateAccount.candidateId')
    .select(['candidateId', 'passwordHash'])
    .where('email', '=', email)
    .where('emailVerifiedAt', 'is not', null)
    .where('candidate.status', 'not in', leftStatuses)
    .executeTakeFirst()
  if (!account) return undefined
  const [identity] = await listIdentities(db, account.candidateId)
  return { hasPassword: account.passwordHash !== null, identity }
}
