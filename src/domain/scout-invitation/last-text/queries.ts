import { sql, type SqlBool } from 'kysely'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'

export type LastTextRow =
  Awaited<ReturnType<typeof findLastTexts>> extends Map<string, infer Row> ? NonNullable<Row> : never

/** The text that the company sent last for each of these jobs. */
export async function findLastTexts(db: Db, companyId: CompanyId, jobIds: readonly string[]) {
  const lastOfJobs = db
    .selectFrom('templateMessageHistory')
    .select(['companyId', 'id', 'jobId', 'subject', 'text', 'insertedAt', 'companyUserId'])
    .select(['scoutTemplateId', 'scoutTemplateVersion'])
    .distinctOn('jobId')
    .where('companyId', '=', companyId)
    .where(sql<SqlBool>`job_id = any(${jobIds}::uuid[])`)
    .orderBy('jobId')
    .orderBy('insertedAt', 'desc')
    .orderBy('id', 'desc')
  // The scouts are counted of these texts alone, and of a text to many no more than two.
  const rows = await db
    .selectFrom(lastOfJobs.as('last'))
    .select(['jobId', 'subject', 'text', 'insertedAt', 'companyUserId', 'scoutTemplateId', 'scoutTemplateVersion'])
    .select(({ selectFrom }) =>
      selectFrom(
        selectFrom('scoutInvitation')
          .select('scoutInvitation.id')
          .whereRef('scoutInvitation.companyId', '=', 'last.companyId')
          .whereRef('scoutInvitation.jobId', '=', 'last.jobId')
          .whereRef('scoutInvitation.templateMessageHistoryId', '=', 'last.id')
          .limit(2)
          .as('sent'),
      )
        .select((eb) => eb(eb.fn.countAll(), '=', 1).as('isOfOne'))
        .as('isOfOne'),
    )
    .execute()
  return new Map(rows.map((row) => [row.jobId, row]))
}
