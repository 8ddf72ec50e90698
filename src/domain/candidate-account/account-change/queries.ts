import type { Db, Tx } from '#platform/db.ts'

export const findAccountChange = (
  db: Db | Tx,
  { candidateId, accountChangeId }: { candidateId: string; accountChangeId: string },
) =>
  db
    .selectFrom('accountChange')
    .select(['kind', 'previousEmail', 'insertedAt'])
    .where('candidateId', '=', candidateId)
    .where('id', '=', accountChangeId)
    .executeTakeFirst()
