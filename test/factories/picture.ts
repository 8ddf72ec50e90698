import sharp from 'sharp'

/** A picture of one colour in base64. */
export async function aPicture({ width = 60, height = 40, format = 'jpeg' as 'jpeg' | 'png' | 'webp' } = {}) {
  const made = sharp({ create: { width, height, channels: 3, background: '#a05070' }, limitInputPixels: false })
  return (await made.toFormat(format).toBuffer()).toString('base64')
}
