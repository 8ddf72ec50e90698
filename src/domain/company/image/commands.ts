import { recordAudit } from '#domain/audit/commands.ts'
import { storeImages, type StoredImage } from '#domain/content-block/image/commands.ts'
import { imageLimits } from '#domain/content-block/image/rules.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { validationText } from '#ground/validation.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { Files } from '#platform/files.ts'
import { readImage } from '#platform/image.ts'

// A writer may save the block long after the picture was chosen.
const graceMilliseconds = 86_400_000

const mistakes = { type: validationText.imageType, size: validationText.imageSize }
const refuse = (message: string) => refuseInvalid([{ path: 'image', message }])

/** Stores a picture before the transaction. Refuses invalid_input and company_picture_limit_reached. */
export async function storeCompanyImage(db: Db, files: Files, companyId: CompanyId, encoded: string) {
  if (encoded === '') refuse(validationText.imageUpload)
  const { image, mistake } = await readImage(encoded, imageLimits)
  if (mistake) refuse(mistakes[mistake])
  return storeImages(db, files, companyId, image ? [image] : [], graceMilliseconds)
}

/** The id of the stored picture: of the first one, when one act arrives twice. */
export async function addCompanyImage(tx: Tx, company: CompanyViewer, stored: readonly StoredImage[]) {
  const [id = ''] = stored.map((image) => image.id)
  const { companyId } = company
  await recordAudit(tx, company, [{ action: 'addCompanyImage', subject: 'company_image', subjectId: id, companyId }])
  return id
}
