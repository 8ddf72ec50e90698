import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'

/** The consent that holds now. */
export const findAgentConsultation = (db: Db | Tx, candidateId: OfRow<'candidate'>) =>
  db
    .selectFrom('agentConsultation')
    .select(['id', 'partnerName', 'textVersion', 'agreedAt'])
    .where('candidateId', '=', candidateId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
