import { imageText } from '#ground/words/student.ts'
import { chosenFileText } from '#web/texts/chosen-file.ts'
import { imageKindOf } from '#web/ui/fields/image-check.ts'

/** The photographs that `readPhoto` reads, for a file input. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif'

/** Larger photographs would take a phone's memory. */
const maxFileBytes = 40 * 1024 * 1024
const maxPixels = 50_000_000

type ReadPhoto =
  | { url: string; blob: Blob; problem?: undefined }
  | { url?: undefined; blob?: undefined; problem: string }
type PhotoLimits = { maxBytes?: number; shortSide?: number }

const wrong = (problem: string): ReadPhoto => ({ problem })

/** HEIC, by the brands of its first box. */
const isHeic = (bytes: Uint8Array) =>
  /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/.test(new TextDecoder('latin1').decode(bytes.subarray(4, 12)))

/** A photograph of the device as an address that an img element shows. HEIC becomes JPEG where the browser shows none. */
export async function readPhoto(
  file: File,
  { maxBytes = maxFileBytes, shortSide = 1 }: PhotoLimits = {},
): Promise<ReadPhoto> {
  if (file.size > maxBytes) return wrong(chosenFileText.size)
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const isKnown = imageKindOf(bytes) !== null
  if (!isKnown && !isHeic(bytes)) return wrong(chosenFileText.photo)
  try {
    const picture = isKnown || (await isShown(file)) ? file : await fromHeic(file)
    const { width, height, close } = await sizeOf(picture)
    close()
    if (width * height >= maxPixels) return wrong(chosenFileText.size)
    if (Math.min(width, height) < shortSide) return wrong(imageText.imageSmall(shortSide))
    return { url: URL.createObjectURL(picture), blob: picture }
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
