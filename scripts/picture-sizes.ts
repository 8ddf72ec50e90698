import { mkdirSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

const folder = 'public/landing'

/** Writes a picture of the public pages in each width it is shown in; returns how many bytes each takes. */
export async function writeSizes(name: string, bytes: Buffer, widths: readonly number[]) {
  mkdirSync(folder, { recursive: true })
  const written: number[] = []
  for (const width of widths) {
    const picture = await sharp(bytes).resize({ width, withoutEnlargement: true }).webp({ quality: 72 }).toBuffer()
    writeFileSync(`${folder}/${name}-${width}.webp`, picture)
    written.push(picture.length)
  }
  return written
}
