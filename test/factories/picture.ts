import sharp from 'sharp'

type Given = { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' }

/** A picture of one colour in base64. */
export async function aPicture({ width = 60, height = 40, format = 'jpeg' }: Given = {}) {
  const made = sharp({ create: { width, height, channels: 3, background: '#a05070' }, limitInputPixels: false })
  return (await made.toFormat(format).toBuffer()).toString('base64')
}
