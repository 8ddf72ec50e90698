import { sql, type Selectable } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'
import type { DB } from '#platform/database/database-types.ts'

export type SearchCandidateLabelRow = Selectable<DB['searchCandidateLabel']>

export function listSearchCandidateLabels(db: Db, companyId: CompanyId) {
  return db
    .selectFrom('searchCandidateLabel')
    .selectAll()
    .where('companyId', '=', companyId)
    .orderBy('insertedAt')
    .orderBy('id')
    .execute()
}

/** Refuses not_found. */
export async function requireSearchCandidateLabel(db: Db, companyId: CompanyId, id: string) {
  const label = await db
    .selectFrom('searchCandidateLabel')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!label) throw new Refusal('not_found')
  return label
}

/** The number of students with each label, without students the company may not see. */
export async function countLabelledCandidates(db: Db, companyId: CompanyId, ids: readonly string[]) {
  const rows = await db
    .selectFrom('companyCandidateLabel as labelled')
    .innerJoin('candidate', 'candidate.id', 'labelled.candidateId')
    .where('labelled.companyId', '=', companyId)
    .where('labelled.searchCandidateLabelId', 'in', ids)
    .where((eb) =>
      eb.or([
        eb('candidate.status', '=', 'ACTIVE'),
        // A hidden student stays visible to a company whose scout has been delivered.
        eb.and([
          eb('candidate.status', 'in', ['HIDDEN', 'ACTION_REQUIRED']),
          eb('candidate.id', 'in', (q) =>
            q
              .selectFrom('scoutInvitation')
              .select('candidateId')
              .where('companyId', '=', companyId)
              .where('status', '!=', 'SCHEDULED'),
          ),
        ]),
      ]),
    )
    .where((eb) =>
      eb(
        'candidate.id',
        'not in',
        eb.selectFrom('blockedCompany').select('candidateId').where('companyId', '=', companyId),
      ),
    )
    .select(['labelled.searchCandidateLabelId as id', sql<number>`count(*)::integer`.as('count')])
    .groupBy('labelled.searchCandidateLabelId')
    .execute()
  return new Map(rows.map(({ id, count }) => [id, count]))
}
