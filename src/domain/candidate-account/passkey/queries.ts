import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'

/** A student's passkeys, the oldest first. */
export const listPasskeys = (db: Db | Tx, candidateId: OfRow<'candidate'>) =>
  db
    .selectFrom('candidatePasskey')
    .select(['id', 'name', 'isBackedUp', 'insertedAt', 'lastUsedAt'])
    .where('candidateId', '=', candidateId)
    .orderBy('insertedAt')
    .orderBy('id')
    .execute()

export type Passkey = Awaited<ReturnType<typeof listPasskeys>>[number]
