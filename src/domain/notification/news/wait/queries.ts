import type { Db, Tx } from '#platform/database/db.ts'
import type { AboutScout } from '../../facts/queries.ts'

/** The company's contact by the word of both sides; undefined unless the scout is accepted. */
export const findContact = (db: Db | Tx, { companyId, scoutInvitationId }: AboutScout) =>
  db
    .selectFrom('scoutInvitation')
    .select(['contactedAt', 'contactDeniedAt', 'contactArrivedAt', 'schedulingStatus'])
    .where('companyId', '=', companyId)
    .where('id', '=', scoutInvitationId)
    .where('status', '=', 'ACCEPTED')
    .executeTakeFirst()
