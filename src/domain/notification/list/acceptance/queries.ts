import { sql } from 'kysely'
import { isAcceptedNow } from '#domain/candidate/queries.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'
import { scoutAccepted } from '../../news/answer/scout-accepted.ts'

/**
 * For each student who accepted: true while this user has not read the notification of it. A student is absent when the
 * user got no such notification.
 */
export async function findUnreadAcceptances(
  db: Db,
  viewer: CompanyViewer,
  candidateIds: readonly OfRow<'candidate'>[],
) {
  const { companyId, companyUserId } = viewer
  const rows = await db
    .selectFrom('scoutInvitation')
    .innerJoin('companyNotification', (join) =>
      join
        .onRef('companyNotification.companyId', '=', 'scoutInvitation.companyId')
        .on('companyNotification.companyUserId', '=', companyUserId)
        .on('companyNotification.effectKey', '=', sql<string>`${`${scoutAccepted.code}:`} || scout_invitation.id`),
    )
    .select(['scoutInvitation.candidateId', 'companyNotification.readAt'])
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.candidateId', 'in', candidateIds)
    .where(isAcceptedNow)
    .execute()
  return new Map(rows.map(({ candidateId, readAt }) => [candidateId, readAt === null]))
}
