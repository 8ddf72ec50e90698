import { type Selectable } from 'kysely'
import type { CompanyId, OwnCandidateId } from '#domain/viewer/viewer.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { endOfTokyoDay } from '#ground/tokyo-time.ts'
import { isVisibleTo } from '../sent/queries.ts'
import { lastPromptedAt } from '../wait/queries.ts'
import { dueDayOf } from '../wait/rules.ts'
import type { PreferredDate, TimeOfDay } from './rules.ts'

export type OwnRequestRow = Selectable<DB['schedulingDateRequest']>
export type CompanyRequestRow = OwnRequestRow & { jobId: string; lastPromptedAt: Date | null }

/** The end of the third business day after the request was made, or reopened. */
export const requestDueAt = ({ requestedAt }: { requestedAt: Date }) =>
  endOfTokyoDay(dueDayOf({ word: 'DATES', since: requestedAt }))

export const preferredDates = (request: Pick<OwnRequestRow, 'preferredDates' | 'preferredTimes'>): PreferredDate[] =>
  request.preferredDates.map((date, at) => ({ date, timeOfDay: request.preferredTimes[at] as TimeOfDay }))

/** The newest request of each of the student's invitations. */
export async function findOwnRequests(db: Db, candidateId: OwnCandidateId, scoutInvitationIds: readonly string[]) {
  const rows = await db
    .selectFrom('schedulingDateRequest')
    .selectAll()
    .where('candidateId', '=', candidateId)
    .where('scoutInvitationId', 'in', scoutInvitationIds)
    .orderBy('insertedAt')
    .execute()
  return new Map(rows.map((row) => [row.scoutInvitationId, row]))
}

const companyRequests = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('schedulingDateRequest')
    .innerJoin('scoutInvitation', (join) =>
      ofSameCompany(join, 'scoutInvitation.id', 'schedulingDateRequest.scoutInvitationId'),
    )
    .innerJoin('candidate', 'candidate.id', 'schedulingDateRequest.candidateId')
    .selectAll('schedulingDateRequest')
    .select(['scoutInvitation.jobId', lastPromptedAt('DATES').as('lastPromptedAt')])
    .where('schedulingDateRequest.companyId', '=', companyId)
    .where(isVisibleTo(companyId))
    .orderBy('schedulingDateRequest.insertedAt')

/** The company's open requests, the one due first at the top. */
export const listOpenRequests = (db: Db, companyId: CompanyId) =>
  companyRequests(db, companyId)
    .where('schedulingDateRequest.status', '=', 'REQUESTED')
    .clearOrderBy()
    .orderBy('schedulingDateRequest.requestedAt')
    .execute()

/** The newest request of each invitation. */
export async function findRequests(db: Db, companyId: CompanyId, scoutInvitationIds: readonly string[]) {
  const rows = await companyRequests(db, companyId)
    .where('schedulingDateRequest.scoutInvitationId', 'in', scoutInvitationIds)
    .execute()
  return new Map(rows.map((row) => [row.scoutInvitationId, row]))
}
