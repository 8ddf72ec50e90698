import { imageUrl } from '#domain/content-block/image/rules.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db } from '#platform/database/db.ts'

/** A picture of a company, without a file. */
export async function aCompanyImage(db: Db, companyId: OfRow<'company'>) {
  const { id } = await db
    .insertInto('companyImage')
    .values({ companyId, id: crypto.randomUUID(), width: 320, height: 320 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, url: imageUrl(id) }
}
