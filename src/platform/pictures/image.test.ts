import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readImage, type ImageLimits } from './image.ts'

const limits: ImageLimits = { maxBytes: 5 * 1024 * 1024, maxPixels: 25_000_000, longSide: 2000 }
const red = { r: 220, g: 30, b: 30 }
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red }, limitInputPixels: false })
const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red, noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const read = async (bytes: Uint8Array, ownLimits = limits) => readImage(base64(bytes), ownLimits)
const mistakeOf = async (bytes: Uint8Array, ownLimits = limits) => (await read(bytes, ownLimits)).mistake

describe('§5 a picture is what its bytes say', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('%s is made anew as WebP', async (format) => {
    const { image } = await read(await plain(120, 80).toFormat(format).toBuffer())
    expect(image).toMatchObject({ width: 120, height: 80 })
    expect(await sharp(image?.bytes).metadata()).toMatchObject({ format: 'webp', width: 120, height: 80 })
  })

  test('a data URL is read like bare base64, whatever it says of its type', async () => {
    const bytes = base64(await plain(20, 20).png().toBuffer())
    expect((await readImage(`data:image/jpeg;base64,${bytes}`, limits)).image).toMatchObject({ width: 20 })
  })

  test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['nothing', () => new Uint8Array()],
    ['a text', () => Buffer.from('<html>')],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>')],
    ['a GIF', () => plain(20, 20).gif().toBuffer()],
    ['a TIFF', () => plain(20, 20).tiff().toBuffer()],
    ['a HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1')],
    ['an SVG that begins like a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, ...Buffer.from('<svg/>')])],
    [
      'a GIF that begins like a PNG',
      async () =>
        Buffer.concat([
          Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
          await plain(9, 9).gif().toBuffer(),
        ]),
    ],
  ])('%s is refused', async (_, make) => expect(await mistakeOf(await make())).toBe('type'))

  test.each(['jpeg', 'png', 'webp'] as const)('a %s cut short is refused', async (format) => {
    const whole = await noise(200, 200).toFormat(format).toBuffer()
    for (const part of [0.9, 0.5, 0.1])
      expect(await mistakeOf(whole.subarray(0, Math.floor(whole.length * part)))).toBe('type')
  })

  test.each(['not base64 !', 'data:image/png;base64,', 'data:image/png,abc', 'AAA', '====', '/9j/'])(
    'the text %j is refused',
    async (text) => expect((await readImage(text, limits)).mistake).toBe('type'),
  )
})

describe('§5 a picture is not too large', () => {
  test('in bytes, before anything is decoded', async () => {
    const bytes = await noise(300, 300).png().toBuffer()
    expect(await mistakeOf(bytes, { ...limits, maxBytes: bytes.length - 1 })).toBe('size')
    expect(await mistakeOf(bytes, { ...limits, maxBytes: bytes.length })).toBeUndefined()
    expect((await readImage('A'.repeat(8 * 1024 * 1024), limits)).mistake).toBe('size')
  })

  test('in pixels, by its header: a small file may hold a huge picture', async () => {
    const bomb = await plain(12_000, 12_000).png().toBuffer()
    expect(bomb.length).toBeLessThan(limits.maxBytes)
    expect(await mistakeOf(bomb)).toBe('size')
    expect(await mistakeOf(await plain(5001, 5000).png().toBuffer())).toBe('size')
    expect((await read(await plain(5000, 5000).png().toBuffer())).image).toMatchObject({ width: 2000, height: 2000 })
  })

  test('a long one is made smaller, a small one never larger', async () => {
    expect((await read(await plain(4000, 1000).jpeg().toBuffer())).image).toMatchObject({ width: 2000, height: 500 })
    expect((await read(await plain(3, 2).jpeg().toBuffer())).image).toMatchObject({ width: 3, height: 2 })
  })
})

describe('what came with the picture is gone', () => {
  test('EXIF with its place, and the picture stands upright', async () => {
    const photo = await plain(100, 50)
      .jpeg()
      .withExif({ IFD0: { Copyright: '撮影者' }, IFD3: { GPSLatitude: '35/1 10/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(photo).metadata()).orientation).toBe(6)
    const { image } = await read(photo)
    expect(image).toMatchObject({ width: 50, height: 100 })
    const metadata = await sharp(image?.bytes).metadata()
    expect(metadata.exif).toBeUndefined()
    expect(metadata.orientation).toBeUndefined()
    expect(metadata.icc).toBeUndefined()
    expect(Buffer.from(image?.bytes ?? []).includes('Exif')).toBe(false)
  })

  test('what was hung onto its end', async () => {
    const bytes = Buffer.concat([await plain(30, 30).png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    const { image } = await read(bytes)
    expect(Buffer.from(image?.bytes ?? []).includes('script')).toBe(false)
  })

  test('of a moving picture the first moment stays', async () => {
    const frames = await sharp(
      await Promise.all([plain(20, 20), plain(20, 20)].map((frame) => frame.png().toBuffer())),
      { join: { animated: true } },
    )
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    expect((await read(frames)).image).toMatchObject({ width: 20, height: 20 })
  })
})

test('many at once all come through', async () => {
  const bytes = await plain(400, 300).jpeg().toBuffer()
  const answers = await Promise.all(Array.from({ length: 12 }, () => read(bytes)))
  expect(answers.every(({ image }) => image?.width === 400)).toBe(true)
})
