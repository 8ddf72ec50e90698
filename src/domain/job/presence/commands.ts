import { sql } from 'kysely'
import type { JobId } from '#ground/id.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { requireJob } from '../queries.ts'
import { presenceLasts } from './rules.ts'

/** Says that the viewer has the job open for writing, for the next seconds. Refuses not_found. */
export async function keepJobDescriptionOpen(tx: Tx, { companyId, companyUserId }: CompanyViewer, id: JobId) {
  await requireJob(tx, companyId, id)
  await tx
    .deleteFrom('jobPresence')
    .where('companyId', '=', companyId)
    .where('jobId', '=', id)
    .where('seenAt', '<', new Date(Date.now() - presenceLasts))
    .where('companyUserId', '!=', companyUserId)
    .execute()
  await tx
    .insertInto('jobPresence')
    .values({ companyId, jobId: id, companyUserId })
    .onConflict((oc) => oc.columns(['companyId', 'jobId', 'companyUserId']).doUpdateSet({ seenAt: sql`now()` }))
    .execute()
  return id
}
