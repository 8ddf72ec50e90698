import { imageText } from '#ground/words/picture.ts'
import { chosenFileText } from '#web/texts/chosen-file.ts'
import { imageKindOf } from '#web/ui/fields/image-check.ts'

/** Larger photographs would take a phone's memory. */
const maxFileBytes = 40 * 1024 * 1024
const maxPixels = 50_000_000

export type ReadPhoto =
  | { url: string; blob: Blob; problem?: undefined }
  | { url?: undefined; blob?: undefined; problem: string }
export type PhotoLimits = { maxBytes?: number; shortSide?: number }
type ShownPicture = { blob: Blob; width: number; height: number }

export const wrong = (problem: string): ReadPhoto => ({ problem })
export const photoOf = (blob: Blob): ReadPhoto => ({ url: URL.createObjectURL(blob), blob })

/** HEIC, by the brands of its first box. */
const isHeic = (bytes: Uint8Array) =>
  /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/.test(new TextDecoder('latin1').decode(bytes.subarray(4, 12)))

/** A photograph of the device as an address that an img element shows. */
export const readPhoto = (file: File, { maxBytes = maxFileBytes, shortSide = 1 }: PhotoLimits = {}) =>
  readPicture(
    file,
    ({ blob, width, height }) =>
      Math.min(width, height) < shortSide ? wrong(imageText.imageSmall(shortSide)) : photoOf(blob),
    maxBytes,
  )

/** Reads a picture of the device, and gives what `take` makes of the picture. HEIC becomes JPEG where the browser shows none. */
export async function readPicture(
  file: File,
  take: (picture: ShownPicture) => ReadPhoto | Promise<ReadPhoto>,
  maxBytes = maxFileBytes,
): Promise<ReadPhoto> {
  if (file.size > maxBytes) return wrong(chosenFileText.size)
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const isKnown = imageKindOf(bytes) !== null
  if (!isKnown && !isHeic(bytes)) return wrong(chosenFileText.photo)
  try {
    const blob = isKnown || (await isShown(file)) ? file : await fromHeic(file)
    const { width, height, close } = await sizeOf(blob)
    close()
    return width * height >= maxPixels ? wrong(chosenFileText.size) : await take({ blob, width, height })
  } catch {
    return wrong(chosenFileText.photo)
  }
}

async function sizeOf(blob: Blob) {
  const bitmap = await createImageBitmap(blob)
  return { width: bitmap.width, height: bitmap.height, close: () => bitmap.close() }
}

const isShown = (blob: Blob) =>
  sizeOf(blob).then(
    ({ close }) => {
      close()
      return true
    },
    () => false,
  )

/** The decoder of three megabytes comes only to browsers without one of their own. */
async function fromHeic(blob: Blob) {
  const { heicTo } = await import('heic-to/csp')
  return heicTo({ blob, type: 'image/jpeg', quality: 0.92 })
}
