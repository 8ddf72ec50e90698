import { recordAudit } from '#domain/audit/commands.ts'
import { insertImages, storeFiles, type StoredImage } from '#domain/content-block/image/commands.ts'
import { imageLimits } from '#domain/content-block/image/rules.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import { dayMs } from '#ground/tokyo-time.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { Files } from '#platform/files/files.ts'
import { readUploadedPicture } from '#platform/pictures/uploaded-picture.ts'

// A writer may save the block long after the picture was chosen.
const graceMilliseconds = dayMs

/** Stores the file of a picture before the transaction. Refuses invalid_input. */
export async function storeCompanyImage(db: Db, files: Files, companyId: CompanyId, encoded: string) {
  const image = await readUploadedPicture(encoded, 'image', imageLimits)
  return storeFiles(db, files, companyId, [image], graceMilliseconds)
}

/** The id of the picture. Refuses company_picture_limit_reached. */
export async function addCompanyImage(tx: Tx, company: CompanyViewer, images: readonly StoredImage[]) {
  const { companyId } = company
  await insertImages(tx, companyId, images)
  const [id = ''] = images.map((image) => image.id)
  await recordAudit(tx, company, [{ action: 'addCompanyImage', subject: 'company_image', subjectId: id, companyId }])
  return id
}
