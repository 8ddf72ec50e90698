import { fieldLimits } from '#ground/limits/desk.ts'

export type PictureKind = 'logo' | 'cover'

/** `aspect`: width by height of the stored picture; `longSide` in pixels. */
export const pictureKinds = {
  logo: { ...fieldLimits.logo, aspect: 1, longSide: 512, shapeText: '正方形に切り抜いてください' },
  cover: { ...fieldLimits.coverImage, aspect: 16 / 5, longSide: 1920, shapeText: '横16：縦5に切り抜いてください' },
} as const

/** Rounding to whole pixels may change the shape a little. */
const shapeTolerance = 0.02

/** The mistake in the shape of a picture; null when there is none. */
export function shapeMistake(kind: PictureKind, { width, height }: { width: number; height: number }) {
  const { aspect, shapeText } = pictureKinds[kind]
  return Math.abs(width / height / aspect - 1) > shapeTolerance ? shapeText : null
}
