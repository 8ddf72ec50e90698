import { fewAtOnce } from '../few-at-once.ts'
import { dawnPixels } from './dawn-picture.ts'

let library: ReturnType<typeof loadLibrary> | undefined

/** Loaded at the first picture: a worker meets none in most of its life, and the library holds 9 MB. */
const openLibrary = () => (library ??= loadLibrary())

async function loadLibrary() {
  const { default: sharp } = await import('sharp')
  // All other decoders stay blocked, whatever type a file claims.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  })
  // Every picture is read once, so a cache would only use memory.
  sharp.cache(false)
  return sharp
}

export type ImageLimits = {
  maxBytes: number
  /** Width times height of the sent picture. */
  maxPixels: number
  /** The longer side of the stored picture; a smaller picture keeps its size. */
  longSide: number
}
export type Image = { bytes: Uint8Array; width: number; height: number }
/** `type`: not a whole JPEG, PNG or WebP. `size`: too many bytes or pixels. */
type ImageMistake = 'type' | 'size'
type ReadImage = { image: Image; mistake?: undefined } | { image?: undefined; mistake: ImageMistake }

/**
 * Reads a picture sent as base64, bare or as a data URL, and encodes it anew as WebP: upright, without EXIF and other
 * metadata. Its own bytes decide its type.
 */
export async function readImage(encoded: string, limits: ImageLimits): Promise<ReadImage> {
  const base64 = encoded.replace(/^data:[^,]{0,100};base64,/, '')
  if (base64.length > Math.ceil(limits.maxBytes / 3) * 4) return { mistake: 'size' }
  const bytes = isBase64(base64) ? Buffer.from(base64, 'base64') : Buffer.alloc(0)
  if (!isKnownImage(bytes)) return { mistake: 'type' }
  if (bytes.length > limits.maxBytes) return { mistake: 'size' }
  return inTurn(() => remake(bytes, limits))
}

let plain: Promise<Buffer> | undefined

const [plainWidth, plainHeight] = [640, 360]

/** A picture of 16:9 with the sign of the product, which stands for one that cannot be had. */
export const plainPicture = (): Promise<Uint8Array> => (plain ??= drawPlainPicture())

async function drawPlainPicture() {
  const sharp = await openLibrary()
  const raw = { width: plainWidth, height: plainHeight, channels: 3 } as const
  return sharp(dawnPixels(plainWidth, plainHeight), { raw }).webp({ quality: 90 }).toBuffer()
}

/** A stored picture as a square PNG, whole, on white. Null when the picture cannot be read. */
export const squarePng = (bytes: Uint8Array, side: number): Promise<Uint8Array | null> =>
  inTurn(async () => {
    const sharp = await openLibrary()
    try {
      const picture = sharp(bytes, { failOn: 'error' }).resize(side, side, { fit: 'contain', background: '#fff' })
      return await picture.flatten({ background: '#fff' }).png().toBuffer()
    } catch {
      return null
    }
  })

type Pixels = { data: Uint8Array; width: number; height: number }

/** An opaque picture of four bytes a pixel as PNG, made on another thread. */
export async function pngOfPixels({ data, width, height }: Pixels): Promise<Uint8Array> {
  const sharp = await openLibrary()
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png()
    .toBuffer()
}

export const isBase64 = (text: string) => text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text)

const begins = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, offset) => bytes[at + offset] === byte)

const jpeg = [0xff, 0xd8, 0xff]
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const riff = [0x52, 0x49, 0x46, 0x46]
const webp = [0x57, 0x45, 0x42, 0x50]

const isKnownImage = (bytes: Uint8Array) =>
  begins(bytes, jpeg) || begins(bytes, png) || (begins(bytes, riff) && begins(bytes, webp, 8))

async function remake(bytes: Buffer, { maxPixels, longSide }: ImageLimits): Promise<ReadImage> {
  const sharp = await openLibrary()
  try {
    // Reads the header alone; a picture that is too large is never decoded.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > maxPixels) return { mistake: 'size' }
    const made = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
      // Measured on pictures of 8 megapixels: the default effort takes twice the time and saves nothing.
      .webp({ quality: 82, effort: 2 })
      .toBuffer({ resolveWithObject: true })
    return { image: { bytes: made.data, width: made.info.width, height: made.info.height } }
  } catch {
    // The file is cut short, broken, or not of the type its first bytes say.
    return { mistake: 'type' }
  }
}

// A picture of the largest size takes 100 MB when decoded, so at most two are decoded at once.
const inTurn = fewAtOnce(2)
