import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { Files } from '#platform/files/files.ts'
import type { Image } from '#platform/pictures/image.ts'
import { enqueueMany } from '#platform/queue/queue.ts'
import { violatesForeignKey } from '#platform/database/violation.ts'
import { imageKey, maxCompanyImages } from './rules.ts'

export type StoredImage = { id: string; width: number; height: number }
export type ImageJob = { companyId: OfRow<'company'>; imageId: string }

// Long enough for a transaction to commit, and for an open page to load a picture that was just removed from its job.
const graceMilliseconds = 3_600_000

/**
 * Stores files before the transaction that will show them: a file cannot be rolled back. A later check of each file is
 * queued first, so that no unused file stays when the transaction, or this process, ends early. Refuses
 * company_picture_limit_reached; pictures stored in the same moment may pass the limit by their number.
 */
export async function storeImages(db: Db, files: Files, companyId: CompanyId, images: readonly Image[]) {
  if (images.length === 0) return []
  return storeFiles(db, files, companyId, images, graceMilliseconds, (stored) => insertImages(db, companyId, stored))
}

/** Stores the files without their rows, for pictures that `insertImages` then adds in the transaction. */
export async function storeFiles(
  db: Db,
  files: Files,
  companyId: CompanyId,
  images: readonly Image[],
  grace: number,
  beforeFiles: (stored: readonly StoredImage[]) => Promise<void> = async () => {},
) {
  const stored = images.map((image) => ({ id: randomUUID() as string, ...image }))
  const ids = stored.map(({ id }) => id)
  await enqueueRemoval(db, companyId, ids, grace)
  await beforeFiles(stored)
  await Promise.all(stored.map(({ id, bytes }) => files.put(imageKey(id), bytes)))
  return stored.map(({ id, width, height }): StoredImage => ({ id, width, height }))
}

/** Refuses company_picture_limit_reached. */
export async function insertImages(db: Db | Tx, companyId: CompanyId, images: readonly StoredImage[]) {
  const [ids, widths, heights] = [
    images.map(({ id }) => id),
    images.map(({ width }) => width),
    images.map(({ height }) => height),
  ]
  const { rows } = await sql`
    insert into company_image (company_id, id, width, height)
    select ${companyId}, image.* from unnest(${ids}::uuid[], ${widths}::int[], ${heights}::int[]) as image
    where (select count(*) from company_image where company_id = ${companyId}) + ${images.length} <= ${maxCompanyImages}
    returning id`.execute(db)
  if (rows.length === 0) throw new Refusal('company_picture_limit_reached', { values: { limit: maxCompanyImages } })
}

/** Returns the ids of the pictures the company has, and holds their rows until the transaction ends. */
export async function holdImages(tx: Tx, companyId: CompanyId, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>()
  const rows = await tx
    .selectFrom('companyImage')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Queues a later check of these pictures; the check removes unused ones. */
export const enqueueRemoval = (tx: Tx | Db, companyId: CompanyId, ids: readonly string[], grace = graceMilliseconds) =>
  enqueueMany(
    tx,
    'remove_unused_company_image',
    ids.map((imageId): ImageJob => ({ companyId, imageId })),
    { runAt: new Date(Date.now() + grace) },
  )

/** Deletes the row of a picture that nothing shows; true when the file may be deleted, as nothing can show it again. */
export async function forgetUnusedImage(db: Db, { companyId, imageId }: ImageJob) {
  // The foreign keys know every use of a picture, and wait for a transaction that is about to show it again.
  return db
    .deleteFrom('companyImage')
    .where('companyId', '=', companyId)
    .where('id', '=', imageId)
    .execute()
    .then(
      () => true,
      (error: unknown) => {
        if (violatesForeignKey(error)) return false
        throw error
      },
    )
}
