import { enqueueHidden } from '#domain/content-block/commands.ts'
import { holdImages, storeImages, type StoredImage } from '#domain/content-block/image/commands.ts'
import { imageIdOf, imageLimits } from '#domain/content-block/image/rules.ts'
import type { CompanyId, CompanyViewer } from '#domain/viewer/viewer.ts'
import { refuseInvalid } from '#ground/refusal.ts'
import { fieldError, validationText } from '#ground/validation.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { Files } from '#platform/files.ts'
import { readImage, type Image } from '#platform/image.ts'
import { takePart } from '../part/commands.ts'
import { checkVoices, tidyVoice, type CompanyVoice } from '../rules.ts'

/** A picture is new (`image`, in base64), one the company already has (`imageUrl`), or none. */
export type GivenVoice = CompanyVoice & { image?: string | null; imageUrl?: string | null }
type PreparedVoice = CompanyVoice & { stored: StoredImage | null; imageUrl: string | null }

const imageMistakes = { type: validationText.imageType, size: validationText.imageSize }

/** Checks the voices and stores their new pictures, before the transaction. Refuses invalid_input. */
export async function prepareVoices(db: Db, files: Files, companyId: CompanyId, given: readonly GivenVoice[]) {
  const voices = given.map((voice) => ({ ...voice, ...tidyVoice(voice) }))
  const mistakes = checkVoices(voices)
  const images = new Map<number, Image>()
  for (const [at, { image }] of voices.entries()) {
    if (!image) continue
    const read = await readImage(image, imageLimits)
    if (read.image) images.set(at, read.image)
    else mistakes.push({ path: `voices.${at}.image`, message: imageMistakes[read.mistake] })
  }
  refuseInvalid(mistakes)
  const stored = await storeImages(db, files, companyId, [...images.values()])
  const byVoice = new Map([...images.keys()].map((at, n) => [at, stored[n]]))
  return voices.map(({ speaker, body, imageUrl }, at): PreparedVoice => {
    const image = byVoice.get(at) ?? null
    return { speaker, body, stored: image, imageUrl: image ? null : (imageUrl ?? null) }
  })
}

/** Refuses invalid_input for the address of a picture that the company does not have, and company_page_conflict. */
export async function updateCompanyVoices(
  tx: Tx,
  company: CompanyViewer,
  voices: readonly PreparedVoice[],
  revision: number,
) {
  const { companyId } = company
  await takePart(tx, company, { part: 'VOICES', revision }, 'updateCompanyVoices')
  const kept = voices.map(({ imageUrl }) => (imageUrl === null ? null : imageIdOf(imageUrl)))
  const held = await holdImages(
    tx,
    companyId,
    kept.flatMap((id) => id ?? []),
  )
  refuseInvalid(
    voices.map(({ imageUrl }, at) => {
      const id = kept[at] ?? null
      const isOwn = imageUrl === null || (id !== null && held.has(id))
      return fieldError(`voices.${at}.imageUrl`, isOwn ? null : validationText.imageType)
    }),
  )
  const before = await tx.deleteFrom('companyVoice').where('companyId', '=', companyId).returning('imageId').execute()
  const rows = voices.map(({ speaker, body, stored }, position) => ({
    companyId,
    position,
    speaker,
    body,
    imageId: stored?.id ?? kept[position] ?? null,
  }))
  if (rows.length > 0) await tx.insertInto('companyVoice').values(rows).execute()
  await enqueueHidden(tx, companyId, before, rows)
}
