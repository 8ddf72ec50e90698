import type { CompanyId } from '#domain/viewer/viewer.ts'
import { enqueueHidden, placeBlocks, type PreparedBlocks } from '#domain/content-block/commands.ts'
import type { Tx } from '#platform/database/db.ts'

/** Refuses invalid_input for the address of a picture that the company does not have. */
export async function replaceBlocks(tx: Tx, companyId: CompanyId, jobId: string, prepared: PreparedBlocks) {
  const blocks = await placeBlocks(tx, companyId, prepared)
  const before = await deleteBlocks(tx, companyId, jobId)
  if (blocks.length > 0)
    await tx
      .insertInto('jobContent')
      .values(blocks.map((block) => ({ ...block, jobId })))
      .execute()
  await enqueueHidden(tx, companyId, before, blocks)
}

export async function removeBlocks(tx: Tx, companyId: CompanyId, jobId: string) {
  await enqueueHidden(tx, companyId, await deleteBlocks(tx, companyId, jobId))
}

const deleteBlocks = (tx: Tx, companyId: CompanyId, jobId: string) =>
  tx
    .deleteFrom('jobContent')
    .where('companyId', '=', companyId)
    .where('jobId', '=', jobId)
    .returning('imageId')
    .execute()
