import { drawBlock, type PdfBlock } from './pdf/blocks.ts'
import { drawCover, type PdfCover } from './pdf/cover.ts'
import { colours, registerFonts, Sheet } from './pdf/sheet.ts'

export type { PdfBlock } from './pdf/blocks.ts'
export type { PdfColumn } from './pdf/table.ts'
export type { PdfCover } from './pdf/cover.ts'

export type PdfDocument = {
  title: string
  author: string
  /** The time in the document's properties. The same document makes the same bytes. */
  madeAt: Date
  cover?: PdfCover
  blocks: readonly PdfBlock[]
  /** Stands at the foot of every page but the cover, beside the page number. */
  foot?: string
}
type MadePdf = { bytes: Uint8Array; pages: number }

/** A document on A4 in Noto Sans JP, of which it holds the letters it uses. Emoji are left out: the typeface has none. */
export async function makePdf({ title, author, madeAt, cover, blocks, foot = '' }: PdfDocument): Promise<MadePdf> {
  // A megabyte of code, of which a process that makes no document has no need.
  const { default: PDFDocument } = await import('pdfkit')
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'ja',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: madeAt, ModDate: madeAt },
  })
  const bytes = bytesOf(document)
  registerFonts(document)
  const sheet = new Sheet(document)
  if (cover) drawCover(sheet, cover)
  for (const block of blocks) drawBlock(sheet, block)
  const { count } = document.bufferedPageRange()
  for (let page = cover ? 1 : 0; page < count; page++) {
    document.switchToPage(page)
    drawFoot(sheet, foot, `${page + 1} / ${count}`)
  }
  document.end()
  return { bytes: await bytes, pages: count }
}

function drawFoot(sheet: Sheet, foot: string, number: string) {
  const look = { size: 8, leading: 1.5, weight: 'regular', colour: colours.second, by: 'word' } as const
  const top = sheet.document.page.height - 46
  sheet.write(foot, top, sheet.place, look)
  sheet.write(number, top, sheet.place, look, 'right')
}

function bytesOf(document: PDFKit.PDFDocument) {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  document.on('end', () => resolve(Buffer.concat(parts)))
  document.on('error', reject)
  return promise
}
