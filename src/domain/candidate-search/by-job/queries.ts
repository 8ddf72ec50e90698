import { sql } from 'kysely'
import { statusNow } from '#domain/candidate/queries.ts'
import type { CandidateId } from '#ground/id.ts'
import { isVisibleTo } from '#domain/scout-invitation/sent/queries.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import type { Invited } from './rules.ts'

/**
 * The students whose latest invitation (to the job) has the status. Invited students who hide from the search stay
 * listed. Students who left the product or blocked the company are left out, also after they accepted: decisions/0019.
 */
export const invitedCandidates = (db: Db, companyId: CompanyId, invited: Invited) =>
  db
    .with('latest', (q) =>
      q
        .selectFrom('scoutInvitation')
        .select(['candidateId', 'id', 'jobId', 'schedulingStatus', statusNow.as('status')])
        .select((eb) => eb('status', '=', 'SCHEDULED').as('isScheduled'))
        .select((eb) => eb.fn.coalesce('answeredAt', 'sentAt').as('at'))
        .where('companyId', '=', companyId)
        .$if(typeof invited.jobId === 'string', (one) => one.where('jobId', '=', invited.jobId as string))
        .distinctOn('candidateId')
        .orderBy('candidateId')
        .orderBy('round', 'desc'),
    )
    .selectFrom('latest')
    .innerJoin('candidate', 'candidate.id', 'latest.candidateId')
    .where(isVisibleTo(companyId))
    // A student who hides before a scout has arrived counts as never invited.
    .where((eb) => eb.or([eb('latest.isScheduled', '=', false), eb('candidate.status', '=', 'ACTIVE')]))
    .$if(invited.scoutInvitationStatus !== 'SENT', (q) => q.where('latest.status', '=', invited.scoutInvitationStatus))
    .$if(typeof invited.schedulingStatus === 'string', (q) =>
      q.where('latest.schedulingStatus', '=', invited.schedulingStatus ?? null),
    )

type Page = { first: number; offset: number; excludeCandidateIds: readonly CandidateId[] }

/** The exact number and the ids of one page; the latest answer or invitation comes first. */
export async function listInvitedCandidateIds(db: Db, companyId: CompanyId, invited: Invited, page: Page) {
  const found = invitedCandidates(db, companyId, invited).where(
    sql<boolean>`latest.candidate_id <> all(${page.excludeCandidateIds}::uuid[])`,
  )
  const [{ totalCount }, rows] = await Promise.all([
    found.select((eb) => eb.fn.countAll<number>().as('totalCount')).executeTakeFirstOrThrow(),
    found
      .select('latest.candidateId')
      .orderBy('latest.at', 'desc')
      .orderBy('latest.candidateId', 'desc')
      .limit(page.first)
      .offset(page.offset)
      .execute(),
  ])
  return { totalCount, ids: rows.map(({ candidateId }) => candidateId) }
}
