import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { FoundJob } from './queries.ts'

const parts = {
  jobContent: ['position', 'kind', 'text', 'url', 'videoId'],
  jobCondition: ['position', 'label', 'body'],
  jobRecruitmentStep: ['position', 'recruitmentStepId', 'customLabel'],
  jobCompletionUrl: ['position', 'label', 'url'],
} as const

/** Blocks, conditions, steps and URLs of one job, given to another job of the same company. */
export async function copyContent(tx: Tx, from: FoundJob, toId: string) {
  for (const [table, columns] of Object.entries(parts)) await copyRows(table, columns, from, toId).execute(tx)
}

function copyRows(table: string, columns: readonly string[], from: FoundJob, toId: string): RawBuilder<unknown> {
  const copied = sql.join(columns.map((column) => sql.ref(column)))
  return sql`
    insert into ${sql.table(table)} (company_id, job_id, ${copied})
    select company_id, ${toId}::uuid, ${copied} from ${sql.table(table)}
    where company_id = ${from.companyId} and job_id = ${from.id}`
}
