import type { Db, Tx } from '#platform/db.ts'

/** The consent that holds now. */
export const findAgentConsultation = (db: Db | Tx, candidateId: string) =>
  db
    .selectFrom('agentConsultation')
    .select(['id', 'partnerName', 'textVersion', 'agreedAt'])
    .where('candidateId', '=', candidateId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()
