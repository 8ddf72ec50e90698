const megabytes = 1024 * 1024

/** A file that was chosen beside a text: its name, and its bytes in base64. */
export type EncodedFile = { fileName: string; encoded: string }

/** Files of one inquiry or of one message. */
export const maxAttachedFiles = 3
export const attachedFileLimits = { maxBytes: 5 * megabytes, maxPixels: 25_000_000, longSide: 2000 }
export const attachedFilesLabel = '添付ファイル'
export const tooManyAttachedFiles = `${attachedFilesLabel}は${maxAttachedFiles}件までです`
/** The types of media that may be attached, as a browser names them. */
export const attachedFileTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']

/** A mistake of one file among several, with its name. */
export const namedMistake = (fileName: string | undefined, message: string) =>
  fileName ? `「${fileName}」：${message}` : message
