import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import type { Condition } from './rules.ts'

export async function replaceConditions(tx: Tx, companyId: CompanyId, jobId: string, conditions: readonly Condition[]) {
  await tx.deleteFrom('jobCondition').where('companyId', '=', companyId).where('jobId', '=', jobId).execute()
  if (conditions.length === 0) return
  await tx
    .insertInto('jobCondition')
    .values(conditions.map((condition, position) => ({ companyId, jobId, position, ...condition })))
    .execute()
}
