import { isLeftStatus } from '#domain/candidate-account/state/rules.ts'
import { declineIsFinalAt } from '#domain/scout-invitation/rules.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { AboutScout } from '../../facts/queries.ts'

/** False while the student can still take the decline back. */
export async function isDeclinedForGood(db: Db | Tx, { companyId, scoutInvitationId }: AboutScout): Promise<boolean> {
  const row = await db
    .selectFrom('scoutInvitation')
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .select(['scoutInvitation.answeredAt', 'scoutInvitation.endedAt', 'candidate.status'])
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.id', '=', scoutInvitationId)
    .where('scoutInvitation.status', '=', 'DECLINED')
    .executeTakeFirst()
  if (!row) return false
  // A student who has left the product takes no decline back.
  if (!row.endedAt || isLeftStatus(row.status)) return true
  return row.answeredAt?.getTime() !== row.endedAt.getTime() || declineIsFinalAt(row.endedAt) <= new Date()
}

/** The title of a job, by which its company knows it. */
export async function findJobTitle(db: Db | Tx, companyId: OfRow<'company'>, jobId: string) {
  const job = await db
    .selectFrom('job')
    .select('title')
    .where('companyId', '=', companyId)
    .where('id', '=', jobId)
    .executeTakeFirst()
  return job?.title
}

/** The company's last answer to the student; undefined without one. */
export async function findOutcome(db: Db | Tx, { companyId, scoutInvitationId }: AboutScout) {
  const row = await db
    .selectFrom('scoutInvitation')
    .select('outcome')
    .where('companyId', '=', companyId)
    .where('id', '=', scoutInvitationId)
    .executeTakeFirst()
  return row?.outcome ?? undefined
}

/** The company user who wrote an outcome; undefined when nobody of the company did. */
export async function findWriter(db: Db | Tx, { companyId, scoutOutcomeId }: AboutScout & { scoutOutcomeId: string }) {
  const row = await db
    .selectFrom('scoutOutcome')
    .select('companyUserId')
    .where('companyId', '=', companyId)
    .where('id', '=', scoutOutcomeId)
    .executeTakeFirst()
  return row?.companyUserId ?? undefined
}
