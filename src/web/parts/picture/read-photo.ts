import { imageText } from '#ground/words/student.ts'
import { chosenFileText } from '#web/texts/chosen-file.ts'
import { squared } from '#web/parts/picture/squared.ts'
import { imageKindOf } from '#web/ui/fields/image-check.ts'

/** Larger photographs would take a phone's memory. */
const maxFileBytes = 40 * 1024 * 1024
const maxPixels = 50_000_000

type ReadPhoto =
  | { url: string; blob: Blob; problem?: undefined }
  | { url?: undefined; blob?: undefined; problem: string }
type PhotoLimits = {
  maxBytes?: number
  /** Pixels; of the longer side for a picture that is squared. */
  shortSide?: number
  /** Whether the whole picture is put into a square, for a wordmark. */
  isSquared?: boolean
}

const wrong = (problem: string): ReadPhoto => ({ problem })

/** HEIC, by the brands of its first box. */
const isHeic = (bytes: Uint8Array) =>
  /^ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/.test(new TextDecoder('latin1').decode(bytes.subarray(4, 12)))

/** A photograph of the device as an address that an img element shows. HEIC becomes JPEG where the browser shows none. */
export async function readPhoto(
  file: File,
  { maxBytes = maxFileBytes, shortSide = 1, isSquared = false }: PhotoLimits = {},
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
    if (isSquared && Math.max(width, height) < shortSide) return wrong(imageText.logoSmall(shortSide))
    if (!isSquared && Math.min(width, height) < shortSide) return wrong(imageText.imageSmall(shortSide))
    const blob = isSquared ? await squared(picture) : picture
    return { url: URL.createObjectURL(blob), blob }
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
