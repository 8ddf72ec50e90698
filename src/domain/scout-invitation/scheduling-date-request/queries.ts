import { sql, type Selectable } from 'kysely'
import type { CompanyId, OwnCandidateId } from '#domain/viewer/viewer.ts'
import { compiledOnce } from '#platform/database/compiled-once.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { endOfTokyoDay } from '#ground/time/moment.ts'
import type { OwnScouts } from '../own-scouts.ts'
import { isVisibleTo } from '../sent/queries.ts'
import { offeredSchedulingId } from '../step/queries.ts'
import { lastPromptedAt, undatedSince } from '../wait/queries.ts'
import { dueDayOf, type OwedWord } from '../wait/rules.ts'
import type { PreferredDate, TimeOfDay } from './rules.ts'

/** `undatedSince`: when the present step was offered, while its dates are still to follow. */
export type OwnRequestRow = Selectable<DB['schedulingDateRequest']> & { undatedSince: Date | null }
export type CompanyRequestRow = OwnRequestRow & {
  jobId: string
  /** The scheduling of the present step. */
  schedulingId: string | null
  lastPromptedAt: Date | null
}

type Due = Pick<OwnRequestRow, 'requestedAt' | 'isBeforeDates' | 'undatedSince'>
/** The end of the third business day after the request was made, or reopened; before its dates, that of their own day. */
export const requestDueAt = ({ requestedAt, isBeforeDates, undatedSince: since }: Due) =>
  endOfTokyoDay(
    dueDayOf(isBeforeDates && since ? { word: 'NEXT_DATES', since } : { word: 'DATES', since: requestedAt }),
  )

export const preferredDates = (request: Pick<OwnRequestRow, 'preferredDates' | 'preferredTimes'>): PreferredDate[] =>
  request.preferredDates.map((date, at) => ({ date, timeOfDay: request.preferredTimes[at] as TimeOfDay }))

const ownRequests = compiledOnce((db, { candidateId, scoutInvitationIds }: OwnScouts) =>
  db
    .selectFrom('schedulingDateRequest as request')
    .innerJoin('scoutInvitation', (join) =>
      ofSameCompany(join, 'scoutInvitation.id', 'request.scoutInvitationId').onRef(
        'scoutInvitation.step',
        '=',
        'request.step',
      ),
    )
    .selectAll('request')
    .select(undatedSince.as('undatedSince'))
    .where('request.candidateId', '=', candidateId)
    .where('request.scoutInvitationId', 'in', scoutInvitationIds)
    .orderBy('request.insertedAt'),
)

/** The newest request of the present step of each of the student's invitations. */
export async function findOwnRequests(db: Db, candidateId: OwnCandidateId, scoutInvitationIds: readonly string[]) {
  const rows = await ownRequests(db, { candidateId, scoutInvitationIds })
  return new Map(rows.map((row) => [row.scoutInvitationId, row]))
}

/** SQL on `scheduling_date_request`: the word that the company owes for it. */
const wordOfRequest = sql<OwedWord>`case when scheduling_date_request.is_before_dates then 'NEXT_DATES' else 'DATES' end`

const companyRequests = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('schedulingDateRequest')
    .innerJoin('scoutInvitation', (join) =>
      ofSameCompany(join, 'scoutInvitation.id', 'schedulingDateRequest.scoutInvitationId'),
    )
    .innerJoin('job', (join) => ofSameCompany(join, 'job.id', 'scoutInvitation.jobId'))
    .innerJoin('candidate', 'candidate.id', 'schedulingDateRequest.candidateId')
    .selectAll('schedulingDateRequest')
    .select(['scoutInvitation.jobId', offeredSchedulingId.as('schedulingId')])
    .select([undatedSince.as('undatedSince'), lastPromptedAt(wordOfRequest).as('lastPromptedAt')])
    .where('schedulingDateRequest.companyId', '=', companyId)
    .where(isVisibleTo(companyId))
    .orderBy('schedulingDateRequest.insertedAt')

const openRequests = compiledOnce((db, { companyId }: { companyId: CompanyId }) =>
  companyRequests(db, companyId)
    .where('schedulingDateRequest.status', '=', 'REQUESTED')
    // A student who is hired waits for no next dates.
    .where((eb) => eb.or([eb.not('isBeforeDates'), eb('scoutInvitation.status', '=', 'ACCEPTED')]))
    .clearOrderBy()
    .orderBy('schedulingDateRequest.requestedAt'),
)

/** The company's open requests, the one due first at the top. */
export const listOpenRequests = (db: Db, companyId: CompanyId) => openRequests(db, { companyId })

/** The newest request of the present step of each invitation. */
export async function findRequests(db: Db, companyId: CompanyId, scoutInvitationIds: readonly string[]) {
  const rows = await companyRequests(db, companyId)
    .where('schedulingDateRequest.scoutInvitationId', 'in', scoutInvitationIds)
    .whereRef('schedulingDateRequest.step', '=', 'scoutInvitation.step')
    .execute()
  return new Map(rows.map((row) => [row.scoutInvitationId, row]))
}
