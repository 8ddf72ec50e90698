import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'

export const findAccountChange = (
  db: Db | Tx,
  { candidateId, accountChangeId }: { candidateId: OfRow<'candidate'>; accountChangeId: string },
) =>
  db
    .selectFrom('accountChange')
    .select(['kind', 'previousEmail', 'insertedAt'])
    .where('candidateId', '=', candidateId)
    .where('id', '=', accountChangeId)
    .executeTakeFirst()
