import { sql } from 'kysely'
import type { CandidateId, JobId, OfRow } from '#ground/id.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { namedValues } from '#platform/database/named-value.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { isRenewable } from '../queries.ts'
import type { Letter } from './rules.ts'

/** The first letter of each of these students for this job, where a renewal is allowed. */
export async function findRenewableLetters(tx: Tx, companyId: CompanyId, jobId: JobId, ids: readonly CandidateId[]) {
  if (ids.length === 0) return new Map<string, Letter>()
  const rows = await tx
    .selectFrom('scoutInvitation as first')
    .innerJoin('templateMessageHistory as letter', (join) =>
      ofSameCompany(join, 'letter.id', 'first.templateMessageHistoryId'),
    )
    .select(['first.candidateId', 'first.reason', 'letter.subject', 'letter.text as message'])
    .where('first.companyId', '=', companyId)
    .where('first.candidateId', 'in', namedValues(ids))
    .where('first.jobId', '=', jobId)
    .where('first.round', '=', 1)
    .where(isRenewable)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('scoutInvitation as second')
            .select(sql.lit(1).as('one'))
            .where('second.companyId', '=', companyId)
            .whereRef('second.candidateId', '=', 'first.candidateId')
            .where('second.round', '=', 2),
        ),
      ),
    )
    .execute()
  return new Map<string, Letter>(rows.map(({ candidateId, ...letter }) => [candidateId, letter]))
}

/** The first letter to the student for this job; undefined for the first scout itself. */
export const findFirstLetter = (
  tx: Tx,
  companyId: CompanyId,
  scout: { id: string; candidateId: OfRow<'candidate'>; jobId: string },
): Promise<Letter | undefined> =>
  tx
    .selectFrom('scoutInvitation as first')
    .innerJoin('templateMessageHistory as letter', (join) =>
      ofSameCompany(join, 'letter.id', 'first.templateMessageHistoryId'),
    )
    .select(['first.reason', 'letter.subject', 'letter.text as message'])
    .where('first.companyId', '=', companyId)
    .where('first.candidateId', '=', scout.candidateId)
    .where('first.jobId', '=', scout.jobId)
    .where('first.round', '=', 1)
    .where('first.id', '!=', scout.id)
    .executeTakeFirst()
