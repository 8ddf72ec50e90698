import { recordAudit } from '#domain/audit/commands.ts'
import { insertImages, storeFiles, type StoredImage } from '#domain/content-block/image/commands.ts'
import { imageLimits } from '#domain/content-block/image/rules.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import { dayMs } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import { imageText } from '#ground/image-text.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { Files } from '#platform/files.ts'
import { readImage } from '#platform/image.ts'

// A writer may save the block long after the picture was chosen.
const graceMilliseconds = dayMs

const mistakes = { type: imageText.imageType, size: imageText.imageSize }
const wrong = (message: string) => new Refusal('invalid_input', { fields: [{ path: 'image', message }] })

/** Stores the file of a picture before the transaction. Refuses invalid_input. */
export async function storeCompanyImage(db: Db, files: Files, companyId: CompanyId, encoded: string) {
  if (encoded === '') throw wrong(imageText.imageUpload)
  const { image, mistake } = await readImage(encoded, imageLimits)
  if (mistake) throw wrong(mistakes[mistake])
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
