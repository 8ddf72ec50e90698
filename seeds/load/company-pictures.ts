import sharp from 'sharp'
import type { OfRow } from '#ground/id.ts'
import type { Files } from '#platform/files/files.ts'
import '#platform/pictures/image.ts'
import { imageKey } from '#domain/content-block/image/rules.ts'
import { drawPicture, pictureSizes, type PictureKind } from '#seeds/company/picture/draw.ts'
import type { CompanyStory } from '#seeds/company/story.ts'
import type { Db } from '#platform/database/db.ts'
import { seedId } from './seed-id.ts'

export type SeedPictures = Record<PictureKind, { id: string; width: number; height: number }>

const kinds: readonly PictureKind[] = ['logo', 'cover', 'scene']
const svg = { operation: ['VipsForeignLoadSvgBuffer'] }

/** The ids of a company's pictures; their files are drawn by `drawPictures`. */
export function picturesOf(at: Date, name: string): SeedPictures {
  const picture = (kind: PictureKind) => ({ id: seedId(at, `${name}/picture/${kind}`), ...pictureSizes[kind] })
  return { logo: picture('logo'), cover: picture('cover'), scene: picture('scene') }
}

export const loadPictures = (db: Db, companyId: OfRow<'company'>, pictures: SeedPictures, insertedAt: Date) =>
  db
    .insertInto('companyImage')
    .values(kinds.map((kind) => ({ companyId, ...pictures[kind], insertedAt })))
    .execute()

/** Draws and stores the files. */
export async function drawPictures(
  files: Files,
  companies: readonly { story: CompanyStory; pictures: SeedPictures }[],
) {
  await withSvg(() =>
    Promise.all(
      companies.flatMap(({ story, pictures }) =>
        kinds.map(async (kind) => {
          const picture = sharp(Buffer.from(drawPicture(story, kind))).webp({ quality: 80, effort: 0 })
          await files.put(imageKey(pictures[kind].id), await picture.toBuffer())
        }),
      ),
    ),
  )
}

let openings = 0

/** The product reads no SVG, so only a drawing opens that decoder; the last of several at once closes it. */
export async function withSvg<T>(draw: () => Promise<T>): Promise<T> {
  if (openings++ === 0) sharp.unblock(svg)
  try {
    return await draw()
  } finally {
    if (--openings === 0) sharp.block(svg)
  }
}
