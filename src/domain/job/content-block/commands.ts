import { refuseInvalid, type FieldError } from '#ground/refusal.ts'
import { validationText } from '#ground/validation.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { Files } from '#platform/files.ts'
import { readImage, type Image } from '#platform/image.ts'
import { enqueueRemoval, holdImages, storeImages, type StoredImage } from '../image/commands.ts'
import { imageIdOf, imageLimits } from '../image/rules.ts'
import { checkBlocks, hasTooManyImages, readBlocks, type GivenBlock, type GivenContents } from './rules.ts'

export type PreparedBlocks = { blocks: readonly GivenBlock[]; images: ReadonlyMap<GivenBlock, StoredImage> }

const imageMistakes = { type: validationText.imageType, size: validationText.imageSize }

/**
 * Reads blocks and stores their new pictures, before the transaction that writes the blocks. Refuses invalid_input for
 * the blocks together with `others`, the other mistakes of the form.
 */
export async function prepareBlocks(
  db: Db,
  files: Files,
  companyId: CompanyId,
  given: GivenContents,
  others: (FieldError | null)[],
): Promise<PreparedBlocks> {
  const blocks = readBlocks(given)
  const mistakes = [...others, ...checkBlocks(blocks)]
  const images = new Map<GivenBlock, Image>()
  for (const block of hasTooManyImages(blocks) ? [] : blocks) {
    if (block.kind !== 'IMAGE' || block.encoded === undefined) continue
    if (block.encoded === '') {
      mistakes.push({ path: `${block.path}.image`, message: validationText.imageUpload })
      continue
    }
    const { image, mistake } = await readImage(block.encoded, imageLimits)
    if (mistake) mistakes.push({ path: `${block.path}.image`, message: imageMistakes[mistake] })
    else images.set(block, image)
  }
  refuseInvalid(mistakes)
  const stored = await storeImages(db, files, companyId, [...images.values()])
  return { blocks, images: new Map([...images.keys()].map((block, at) => [block, stored[at] as StoredImage])) }
}

/** Refuses invalid_input for the address of a picture that the company does not have. */
export async function replaceBlocks(tx: Tx, companyId: CompanyId, jobId: string, { blocks, images }: PreparedBlocks) {
  const ownImages = await holdOwnImages(tx, companyId, blocks)
  const shownBefore = await removeBlocks(tx, companyId, jobId)
  const rows = blocks.map((block, position) => ({
    companyId,
    jobId,
    position,
    kind: block.kind,
    text: block.kind === 'YOUTUBE' ? '' : block.text,
    imageId: images.get(block)?.id ?? ownImages.get(block) ?? null,
    videoId: block.kind === 'YOUTUBE' ? block.videoId : null,
  }))
  if (rows.length > 0) await tx.insertInto('jobContent').values(rows).execute()
  const shown = rows.map(({ imageId }) => imageId)
  await enqueueRemoval(
    tx,
    companyId,
    shownBefore.filter((imageId) => !shown.includes(imageId)),
  )
}

async function holdOwnImages(tx: Tx, companyId: CompanyId, blocks: readonly GivenBlock[]) {
  const shown = blocks.flatMap((block) =>
    block.kind === 'IMAGE' && block.url !== undefined ? [{ block, imageId: imageIdOf(block.url) }] : [],
  )
  const held = await holdImages(
    tx,
    companyId,
    shown.flatMap(({ imageId }) => imageId ?? []),
  )
  const isHeld = (imageId: string | null): imageId is string => imageId !== null && held.has(imageId)
  // Pictures of other hosts are refused: another host would learn which student reads which job.
  refuseInvalid(
    shown.map(({ block, imageId }) =>
      isHeld(imageId) ? null : { path: `${block.path}.url`, message: validationText.imageType },
    ),
  )
  return new Map<GivenBlock, string | null>(shown.map(({ block, imageId }) => [block, imageId]))
}

/** Returns the ids of the pictures the job showed; the caller passes those no longer shown to enqueueRemoval. */
export async function removeBlocks(tx: Tx, companyId: CompanyId, jobId: string) {
  const removed = await tx
    .deleteFrom('jobContent')
    .where('companyId', '=', companyId)
    .where('jobId', '=', jobId)
    .returning('imageId')
    .execute()
  return removed.flatMap(({ imageId }) => imageId ?? [])
}
