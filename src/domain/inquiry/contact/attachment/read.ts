import { firstLetters } from '#ground/text-length.ts'
import { foldSpaces, withoutControls } from '#ground/folding.ts'
import type { FieldError } from '#ground/refusal.ts'
import { imageMistakes } from '#ground/words/student.ts'
import { readImage } from '#platform/pictures/image.ts'
import { attachmentLimits, attachmentsLabel, maxAttachments, type Attachment, type GivenAttachment } from './rules.ts'

type Read = { attachment: Attachment; mistake?: undefined } | { attachment?: undefined; mistake: 'type' | 'size' }

/**
 * Reads the files of an inquiry by their own bytes: pictures are made anew, PDF files are kept as they are. Returns every
 * mistake at `attachments.N.encoded`.
 */
export async function readAttachments(files: readonly GivenAttachment[]) {
  const attachments: Attachment[] = []
  const wrong: FieldError[] = []
  if (files.length > maxAttachments)
    return { attachments, wrong: [{ path: 'attachments', message: tooMany }] satisfies FieldError[] }
  for (const [at, file] of files.entries()) {
    const { attachment, mistake } = await readAttachment(file)
    if (attachment) attachments.push(attachment)
    else wrong.push({ path: `attachments.${at}.encoded`, message: imageMistakes[mistake] })
  }
  return { attachments, wrong }
}

const tooMany = `${attachmentsLabel}は${maxAttachments}件までです`

async function readAttachment({ fileName, encoded }: GivenAttachment): Promise<Read> {
  const pdf = readPdf(encoded)
  if (pdf === 'size') return { mistake: 'size' }
  if (pdf) return { attachment: { fileName: nameOf(fileName, 'pdf'), contentType: 'application/pdf', content: pdf } }
  const { image, mistake } = await readImage(encoded, attachmentLimits)
  if (mistake) return { mistake }
  return {
    attachment: { fileName: nameOf(fileName, 'webp'), contentType: 'image/webp', content: Buffer.from(image.bytes) },
  }
}

// '%PDF-' in base64, whatever follows.
const pdfBeginning = /^JVBERi[0-3]/
const isBase64 = (text: string) => text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text)

function readPdf(encoded: string): Buffer | 'size' | null {
  if (!pdfBeginning.test(encoded)) return null
  if (encoded.length > Math.ceil(attachmentLimits.maxBytes / 3) * 4) return 'size'
  if (!isBase64(encoded)) return null
  const bytes = Buffer.from(encoded, 'base64')
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return null
  return bytes.length > attachmentLimits.maxBytes ? 'size' : bytes
}

/** The name as sent, without folders, signs of control and its old ending. */
function nameOf(fileName: string, ending: string) {
  const base = foldSpaces(withoutControls(fileName.split(/[/\\]/).at(-1) ?? '')).replace(/\.[A-Za-z0-9]{1,8}$/, '')
  return `${firstLetters(base, 80) || 'file'}.${ending}`
}
