import { recordAudit } from '#domain/audit/commands.ts'
import { countErased, recordErasure } from '#domain/audit/retention/commands.ts'
import { isTerminated } from '#domain/company/contract/queries.ts'
import { removeUnusedSchedulings } from '#domain/scheduling/commands.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { removeBlocks } from '../content/blocks.ts'

/**
 * Deletes the jobs that a terminated company never sent, with their pictures, and the schedulings that no job offers and
 * nobody has booked. Jobs that students received stay. Running again changes nothing.
 */
export async function forgetUnsentJobs(tx: Tx, companyId: CompanyId) {
  if (!(await isTerminated(tx, companyId))) return
  const unsent = await tx
    .selectFrom('job')
    .select(['id', 'status'])
    .where('companyId', '=', companyId)
    .where('totalSent', '=', 0)
    .orderBy('id')
    .forUpdate()
    .execute()
  let erased = 0
  for (const { id } of unsent) {
    await removeBlocks(tx, companyId, id)
    erased += countErased(await tx.deleteFrom('job').where('companyId', '=', companyId).where('id', '=', id).execute())
  }
  await recordErasure(tx, 'TERMINATED_COMPANY', erased + (await removeUnusedSchedulings(tx, companyId)))
  await recordAudit(
    tx,
    'system',
    unsent.map(({ id, status }) => ({
      action: 'forgetUnsentJobs',
      subject: 'job',
      subjectId: id,
      companyId,
      from: status,
    })),
  )
}
