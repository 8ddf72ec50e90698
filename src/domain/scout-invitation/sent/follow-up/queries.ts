import { canSendScoutInvitation } from '#domain/job/rules.ts'
import type { CompanyId, OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { ScoutInvitationId } from '#ground/id.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import type { OwnScouts } from '../../own-scouts.ts'
import { hasReported } from '../../reported/queries.ts'
import { isVisibleTo } from '../queries.ts'

/** The scouts that a company means to follow up, held until the transaction ends. */
export async function lockForFollowUp(tx: Tx, companyId: CompanyId, ids: readonly ScoutInvitationId[]) {
  const rows = await tx
    .selectFrom('scoutInvitation')
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))
    .selectAll('scoutInvitation')
    .select(['job.status as jobStatus', 'job.isArchived', hasReported('scout_invitation').as('isReported')])
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.id', 'in', ids)
    .where(isVisibleTo(companyId))
    .orderBy('scoutInvitation.id')
    .forUpdate('scoutInvitation')
    .execute()
  return rows.map(({ jobStatus: status, isArchived, ...scout }) => ({
    ...scout,
    isJobSendable: canSendScoutInvitation({ status, isArchived }),
  }))
}

export type DueFollowUp = Awaited<ReturnType<typeof listDueFollowUps>>[number]

/** Follow-ups and their scouts, both held; rows that an answer or another worker holds are left out. */
export const listDueFollowUps = (tx: Tx, now: Date, count: number) =>
  tx
    .selectFrom('scoutFollowUp')
    .innerJoin('scoutInvitation', (join) =>
      ofSameCompany(join, 'scoutInvitation.id', 'scoutFollowUp.scoutInvitationId'),
    )
    .select(['scoutInvitation.companyId', 'scoutInvitation.id', 'scoutInvitation.candidateId', 'scoutInvitation.jobId'])
    .select(['scoutInvitation.status', 'scoutInvitation.schedulingStatus', 'scoutInvitation.expiresAt'])
    .select(['scoutInvitation.scheduleBy', 'scoutInvitation.sentAt', 'scoutInvitation.postponedAt'])
    .where('scoutFollowUp.dueAt', '<=', now)
    .where('scoutFollowUp.deliveredAt', 'is', null)
    .where('scoutFollowUp.droppedAt', 'is', null)
    .orderBy('scoutFollowUp.dueAt')
    .orderBy('scoutInvitation.id')
    .limit(count)
    .forUpdate(['scoutFollowUp', 'scoutInvitation'])
    .skipLocked()
    .execute()

const ownFollowUps = compiledOnce((db, { candidateId, scoutInvitationIds }: OwnScouts) =>
  db
    .selectFrom('scoutFollowUp')
    .select(['scoutInvitationId', 'companyUserId', 'text', 'deliveredAt'])
    .where('candidateId', '=', candidateId)
    .where('scoutInvitationId', 'in', scoutInvitationIds)
    .where('deliveredAt', 'is not', null)
    .$narrowType<{ deliveredAt: Date }>(),
)

/** Follow-ups that reached the student, by the ids of the student's own scouts. */
export async function findOwnFollowUps(db: Db, candidateId: OwnCandidateId, scoutInvitationIds: readonly string[]) {
  const rows = await ownFollowUps(db, { candidateId, scoutInvitationIds })
  return new Map(rows.map((row) => [row.scoutInvitationId, row]))
}

export type SentFollowUp = { text: string; dueAt: Date }

/** The company's follow-ups by scout, with the time at which each was to arrive; never whether it has. */
export async function findSentFollowUps(db: Db, companyId: CompanyId, scoutInvitationIds: readonly string[]) {
  const rows = await db
    .selectFrom('scoutFollowUp')
    .select(['scoutInvitationId', 'text', 'dueAt'])
    .where('companyId', '=', companyId)
    .where('scoutInvitationId', 'in', scoutInvitationIds)
    .execute()
  return new Map(rows.map((row) => [row.scoutInvitationId, row]))
}
