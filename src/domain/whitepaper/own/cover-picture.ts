import { readImage } from '#platform/pictures/image.ts'
import { breakLines, drawable } from '#platform/documents/pdf/lines.ts'
import { pngOf } from '#platform/pictures/svg-picture.ts'
import { coverOfTitle, type Cover } from './cover.ts'

type Words = { title: string; tag: string }

const left = 62
const width = 471
const titleSize = 46
const titleTop = 118
const titleLines = 5

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
/** The width of a text in em, rather too wide than too narrow. */
const em = (text: string) => [...text].reduce((sum, letter) => sum + (letter < '\u0250' ? 0.62 : 1), 0)

/** The cover of a document as a picture of WebP, 707 by 1000. */
export async function drawCoverPicture(words: Words, cover: Cover = coverOfTitle(words.title)) {
  const png = await pngOf(svgOf(words, cover))
  const { image } = await readImage(Buffer.from(png).toString('base64'), {
    maxBytes: 10_000_000,
    maxPixels: 2_000_000,
    longSide: 1000,
  })
  if (!image) throw new Error(`the cover of ${words.title} cannot be drawn`)
  return image.bytes
}

function svgOf({ title, tag }: Words, { ground, first, second, shapes }: Cover) {
  const text = (words: string, y: number, size: number, colour: string) =>
    `<text x="${left}" y="${y}" font-size="${size}" font-weight="700" fill="${colour}">${escaped(words)}</text>`
  const lines = breakLines(title, width / titleSize, em, 'word').slice(0, titleLines)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="707" height="1000" viewBox="0 0 595 842" font-family="Noto Sans JP">
    <rect width="595" height="842" fill="${ground}"/>
    ${shapes.map(({ path, colour }) => `<path d="${path}" fill="${colour}"/>`).join('')}
    ${text(drawable(tag), 92, 22, second)}
    ${lines.map((line, at) => text(line.text, titleTop + titleSize + at * titleSize * 1.36, titleSize, first)).join('')}
    ${text('ヨアケ', 800, 20, first)}</svg>`
}
