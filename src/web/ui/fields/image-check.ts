type ImageKind = 'jpeg' | 'png' | 'webp'
export type ImageProblem = 'invalid' | 'tooLarge'

export const maxImageBytes = 5 * 1024 * 1024

const begins = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, offset) => bytes[at + offset] === byte)

const riff = [0x52, 0x49, 0x46, 0x46]
const webp = [0x57, 0x45, 0x42, 0x50]
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]

/** The image type by the first bytes: a file's name and declared type may be false. */
export function imageKindOf(bytes: Uint8Array): ImageKind | null {
  if (begins(bytes, jpeg)) return 'jpeg'
  if (begins(bytes, png)) return 'png'
  if (begins(bytes, riff) && begins(bytes, webp, 8)) return 'webp'
  return null
}

export async function findImageProblem(file: Blob): Promise<ImageProblem | null> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  if (!imageKindOf(bytes)) return 'invalid'
  return file.size > maxImageBytes ? 'tooLarge' : null
}
