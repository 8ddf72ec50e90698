import { enqueueRemoval, storeImages } from '#domain/content-block/image/commands.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import { fieldLimits } from '#ground/limits/desk.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { checkText, fieldError } from '#ground/validation/validation.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { Files } from '#platform/files/files.ts'
import { readUploadedPicture } from '#platform/pictures/uploaded-picture.ts'
import { saveCompanySection } from '../section/commands.ts'
import { pictureKinds, shapeMistake, type PictureKind } from './rules.ts'

const path = 'encodedImage'
const maxPixels = 25_000_000

/**
 * Makes the picture anew and stores it before the transaction that shows it. Refuses invalid_input,
 * company_picture_limit_reached.
 */
export async function storeCompanyPicture(
  db: Db,
  files: Files,
  companyId: CompanyId,
  kind: PictureKind,
  encodedImage: string,
) {
  const { max: maxBytes, longSide, shortSide } = pictureKinds[kind]
  const image = await readUploadedPicture(encodedImage, path, { maxBytes, maxPixels, longSide, shortSide })
  refuseInvalid([fieldError(path, shapeMistake(kind, image))])
  const [stored] = await storeImages(db, files, companyId, [image])
  if (!stored) throw new Error('a stored picture has no id')
  return stored.id
}

/** null takes the logo away: the drawn mark is shown again. */
export async function updateCompanyLogo(tx: Tx, company: CompanyViewer, version: number, logoId: string | null) {
  const save = { section: 'LOGO', version, action: 'updateCompanyLogo' } as const
  const before = await saveCompanySection(tx, company, save, { logoId })
  if (before.logoId && before.logoId !== logoId) await enqueueRemoval(tx, company.companyId, [before.logoId])
}

/** `picture`: 'KEPT' changes the words alone, 'NONE' takes the cover away. */
export type CoverPicture = 'KEPT' | 'NONE' | { id: string }

export async function updateCompanyCover(
  tx: Tx,
  company: CompanyViewer,
  version: number,
  picture: CoverPicture,
  description: string,
) {
  const coverDescription = foldSpaces(description)
  refuseInvalid([checkText('coverDescription', coverDescription, fieldLimits.coverDescription)])
  const save = { section: 'COVER', version, action: 'updateCompanyCover' } as const
  const coverId = picture === 'KEPT' ? undefined : picture === 'NONE' ? null : picture.id
  const columns = coverId === undefined ? {} : { coverId }
  const before = await saveCompanySection(tx, company, save, { ...columns, coverDescription })
  if (coverId !== undefined && before.coverId) await enqueueRemoval(tx, company.companyId, [before.coverId])
}
