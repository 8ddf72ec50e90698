import { sql } from 'kysely'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { isUuid } from '#ground/uuid.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { revisionOf } from '#platform/database/revision.ts'
import { hasReported } from '../../reported/queries.ts'
import { isVisibleTo } from '../../sent/queries.ts'
import { metUntilIn, presentStep } from '../../step/queries.ts'
import { isOver } from '../../step/rules.ts'
import { relationAsRead, stepDatedAt } from '../queries.ts'
import type { HistoryKind } from './rules.ts'

export type OutcomeCaseRow = Awaited<ReturnType<typeof listOutcomeCases>>[number]

const accepted = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('scoutInvitation')
    .innerJoin('candidate', 'candidate.id', 'scoutInvitation.candidateId')
    .leftJoin('scoutOutcome as held', (join) =>
      ofSameCompany(join, 'held.scoutInvitationId', 'scoutInvitation.id')
        .on('held.toldAt', 'is', null)
        .on('held.takenBackAt', 'is', null),
    )
    .select(['scoutInvitation.id', 'scoutInvitation.candidateId', 'scoutInvitation.jobId', 'scoutInvitation.step'])
    .select(['schedulingStatus', 'scoutInvitation.outcome', 'outcomeStep', 'outcomeToldAt'])
    .select(['held.id as heldId', 'held.outcome as heldOutcome', 'held.message as heldMessage', 'held.tellsAt'])
    .select([metUntilIn(presentStep).as('bookedUntil'), stepDatedAt.as('stepDatedAt')])
    .select(hasReported('scout_invitation').as('isThreadEnded'))
    .where('scoutInvitation.companyId', '=', companyId)
    .where('scoutInvitation.status', '=', 'ACCEPTED')
    .where(isVisibleTo(companyId))
    .orderBy('scoutInvitation.answeredAt')
    .orderBy('scoutInvitation.id')

/** The accepted students among these scouts, as the company tells them an outcome. */
export async function listOutcomeCases(db: Db, companyId: CompanyId, ids: readonly string[]) {
  const now = new Date()
  const rows = await accepted(db, companyId).where('scoutInvitation.id', 'in', ids.filter(isUuid)).execute()
  return rows.map(({ outcome, outcomeToldAt, ...row }) => {
    const isOfStep = row.outcomeStep === row.step
    return {
      ...row,
      outcome: isOfStep ? outcome : null,
      outcomeToldAt: isOfStep ? outcomeToldAt : null,
      isStepOver: isOver(row, row.bookedUntil, now),
      revision: revisionOf(relationAsRead({ ...row, outcomeToldAt })),
    }
  })
}

/** The words of a company that wait for the morning, the first to be told at the top. */
export const listHeldOutcomes = (db: Db, companyId: CompanyId) =>
  accepted(db, companyId).where('held.id', 'is not', null).clearOrderBy().orderBy('held.tellsAt').execute()

export type HistoryEntry = { scoutInvitationId: string; at: Date; kind: HistoryKind; title: string }

/** Batched: what happened between the company and each student of these scouts, in its order. */
export async function findHistories(db: Db, companyId: CompanyId, ids: readonly string[]) {
  const { rows } = await sql<HistoryEntry>`
    select id as scout_invitation_id, answered_at as at, 'ACCEPTED' as kind, '' as title from scout_invitation
    where company_id = ${companyId} and id = any(${ids}::uuid[]) and answered_at is not null
    union all
    select booking.scout_invitation_id, lower(booking.during), booking.status, scheduling.title
    from booking
      join scheduling_date date on date.company_id = booking.company_id and date.id = booking.scheduling_date_id
      join scheduling on scheduling.company_id = date.company_id and scheduling.id = date.scheduling_id
    where booking.company_id = ${companyId} and booking.scout_invitation_id = any(${ids}::uuid[])
      and booking.status <> 'CANCELLED'
    union all
    select scout_invitation_id, told_at, outcome, '' from scout_outcome
    where company_id = ${companyId} and scout_invitation_id = any(${ids}::uuid[]) and told_at is not null
    order by at`.execute(db)
  return Map.groupBy(rows, (row) => row.scoutInvitationId)
}
