import { sql, type SqlBool } from 'kysely'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'

export type LastTextRow =
  Awaited<ReturnType<typeof findLastTexts>> extends Map<string, infer Row> ? NonNullable<Row> : never

/** The text that the company sent last for each of these jobs. */
export async function findLastTexts(db: Db, companyId: CompanyId, jobIds: readonly string[]) {
  const rows = await db
    .selectFrom('templateMessageHistory')
    .select(['jobId', 'subject', 'text', 'insertedAt', 'companyUserId'])
    .select(({ selectFrom }) =>
      selectFrom('scoutInvitation')
        .select((eb) => eb(eb.fn.countAll(), '=', 1).as('isOfOne'))
        .whereRef('scoutInvitation.companyId', '=', 'templateMessageHistory.companyId')
        .whereRef('scoutInvitation.templateMessageHistoryId', '=', 'templateMessageHistory.id')
        .as('isOfOne'),
    )
    .distinctOn('jobId')
    .where('companyId', '=', companyId)
    .where(sql<SqlBool>`job_id = any(${jobIds}::uuid[])`)
    .orderBy('jobId')
    .orderBy('insertedAt', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.jobId, row]))
}
