import type { NotNull } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'

const maxComplaints = 50

/** Reports about these companies and their jobs, newest first; nothing of the sender. */
export async function listComplaints(db: Db, companyIds: readonly OfRow<'company'>[]) {
  const rows = await db
    .selectFrom('company')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('inquiry')
          .select(['inquiry.reportedCompanyId', 'inquiry.id', 'inquiry.receiptNumber', 'inquiry.category'])
          .select(['inquiry.status', 'inquiry.dueOn', 'inquiry.insertedAt', 'inquiry.reportedJobId'])
          .whereRef('inquiry.reportedCompanyId', '=', 'company.id')
          .orderBy('inquiry.insertedAt', 'desc')
          .orderBy('inquiry.id', 'desc')
          .limit(maxComplaints)
          .as('complaint'),
      (join) => join.onTrue(),
    )
    .selectAll('complaint')
    .$narrowType<{ reportedCompanyId: NotNull }>()
    .where('company.id', 'in', companyIds)
    .execute()
  return Map.groupBy(rows, ({ reportedCompanyId }) => reportedCompanyId)
}

export type ComplaintRow = Awaited<ReturnType<typeof listComplaints>> extends Map<string, (infer Row)[]> ? Row : never
