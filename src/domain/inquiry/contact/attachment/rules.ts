const megabytes = 1024 * 1024

/** Files of one inquiry. */
export const maxAttachments = 3
export const attachmentLimits = { maxBytes: 5 * megabytes, maxPixels: 25_000_000, longSide: 2000 }
export const attachmentsLabel = '添付ファイル'

export type GivenAttachment = { fileName: string; encoded: string }
export type Attachment = {
  fileName: string
  contentType: 'image/webp' | 'application/pdf'
  content: Buffer
}
