import { refuseInvalid, type FieldError } from '#ground/refusal.ts'
import { deskValidationText } from '#ground/words/desk.ts'
import { imageMistakes, imageText } from '#ground/words/picture.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { Files } from '#platform/files/files.ts'
import { readImage, type Image } from '#platform/pictures/image.ts'
import { enqueueRemoval, holdImages, storeImages, type StoredImage } from './image/commands.ts'
import { imageIdOf, imageLimits } from './image/rules.ts'
import { checkBlocks, hasTooManyImages, readBlocks, type GivenBlock, type GivenContents } from './rules.ts'

export type PreparedBlocks = { blocks: readonly GivenBlock[]; images: ReadonlyMap<GivenBlock, StoredImage> }

/**
 * Reads blocks and stores their new pictures, before the transaction that writes the blocks. Refuses invalid_input for
 * the blocks together with `others`, the other mistakes of the form.
 */
export async function prepareBlocks(
  db: Db,
  files: Files,
  companyId: CompanyId,
  contents: GivenContents,
  others: (FieldError | null)[],
): Promise<PreparedBlocks> {
  const blocks = readBlocks(contents)
  const mistakes = [...others, ...checkBlocks(blocks)]
  const images = new Map<GivenBlock, Image>()
  for (const block of hasTooManyImages(blocks) ? [] : blocks) {
    if (block.kind !== 'IMAGE' || block.encoded === undefined) continue
    if (block.encoded === '') {
      mistakes.push({ path: `${block.path}.image`, message: deskValidationText.imageUpload })
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

/** The columns of the blocks in their order. Refuses invalid_input for the address of a picture the company does not have. */
export async function placeBlocks(tx: Tx, companyId: CompanyId, { blocks, images }: PreparedBlocks) {
  const ownImages = await holdOwnImages(tx, companyId, blocks)
  return blocks.map((block, position) => ({
    companyId,
    position,
    kind: block.kind,
    text: block.kind === 'YOUTUBE' ? '' : block.text,
    imageId: images.get(block)?.id ?? ownImages.get(block) ?? null,
    videoId: block.kind === 'YOUTUBE' ? block.videoId : null,
  }))
}

type Shown = readonly { imageId: string | null }[]

/** Queues the removal of the pictures that were shown before and are not shown now. */
export function enqueueHidden(tx: Tx, companyId: CompanyId, before: Shown, now: Shown = []) {
  const imageIds = new Set(now.map(({ imageId }) => imageId))
  const hidden = before.flatMap(({ imageId }) => (imageId && !imageIds.has(imageId) ? [imageId] : []))
  return enqueueRemoval(tx, companyId, hidden)
}

async function holdOwnImages(tx: Tx, companyId: CompanyId, blocks: readonly GivenBlock[]) {
  const images = blocks.flatMap((block) =>
    block.kind === 'IMAGE' && block.url !== undefined ? [{ block, imageId: imageIdOf(block.url) }] : [],
  )
  const ownImages = await holdImages(
    tx,
    companyId,
    images.flatMap(({ imageId }) => imageId ?? []),
  )
  const isHeld = (imageId: string | null): imageId is string => imageId !== null && ownImages.has(imageId)
  // Pictures of other hosts are refused: another host would learn which student reads which job.
  refuseInvalid(
    images.map(({ block, imageId }) =>
      isHeld(imageId) ? null : { path: `${block.path}.url`, message: imageText.imageType },
    ),
  )
  return new Map<GivenBlock, string | null>(images.map(({ block, imageId }) => [block, imageId]))
}
