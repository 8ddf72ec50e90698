import { attachedFileLimits, type EncodedFile } from '#ground/limits/attached-file.ts'
import { foldSpaces, withoutControls } from '#ground/spelling/tidy-text.ts'
import { firstLetters } from '#ground/text-length.ts'
import { isBase64, readImage } from './image.ts'

export type AttachedFile = {
  fileName: string
  contentType: 'image/webp' | 'application/pdf'
  content: Buffer
}
/** `type`: neither a whole picture nor a whole PDF. `size`: too many bytes or pixels. */
type FileMistake = 'type' | 'size'
type Read = { file: AttachedFile; mistake?: undefined } | { file?: undefined; mistake: FileMistake }

/** Reads a file by its own bytes, whatever its name says: a picture is made anew, a PDF is kept as it is. */
export async function readAttachedFile({ fileName, encoded }: EncodedFile): Promise<Read> {
  const pdf = readPdf(encoded)
  if (pdf === 'type' || pdf === 'size') return { mistake: pdf }
  if (pdf) return { file: { fileName: nameOf(fileName, 'pdf'), contentType: 'application/pdf', content: pdf } }
  const { image, mistake } = await readImage(encoded, attachedFileLimits)
  if (mistake) return { mistake }
  return { file: { fileName: nameOf(fileName, 'webp'), contentType: 'image/webp', content: Buffer.from(image.bytes) } }
}

// '%PDF-' in base64, whatever follows.
const pdfBeginning = /^JVBERi[0-3]/

/** Null for what does not begin as a PDF. Readers look for its end in the last kilobyte. */
function readPdf(encoded: string): Buffer | FileMistake | null {
  if (!pdfBeginning.test(encoded)) return null
  if (encoded.length > Math.ceil(attachedFileLimits.maxBytes / 3) * 4) return 'size'
  if (!isBase64(encoded)) return 'type'
  const bytes = Buffer.from(encoded, 'base64')
  if (bytes.length > attachedFileLimits.maxBytes) return 'size'
  return bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) && bytes.subarray(-1024).includes('%%EOF') ? bytes : 'type'
}

/** The name as sent, without folders, signs of control and its old ending. */
function nameOf(fileName: string, ending: string) {
  const base = foldSpaces(withoutControls(fileName.split(/[/\\]/).at(-1) ?? '')).replace(/\.[A-Za-z0-9]{1,8}$/, '')
  return `${firstLetters(base, 80) || 'file'}.${ending}`
}
