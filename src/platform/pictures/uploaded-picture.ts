import { deskValidationText } from '#ground/words/desk.ts'
import { imageMistakes, imageText } from '#ground/words/picture.ts'
import { Refusal } from '#ground/refusal.ts'
import { readImage, type Image, type ImageLimits } from './image.ts'

/** `shortSide`: the shorter side of the sent picture in pixels, at least. */
export type UploadLimits = ImageLimits & { shortSide?: number }

/** Reads an uploaded picture and makes it anew. Refuses invalid_input at the path of its argument. */
export async function readUploadedPicture(
  encoded: string,
  path: string,
  { shortSide = 0, ...limits }: UploadLimits,
): Promise<Image> {
  const wrong = (message: string) => new Refusal('invalid_input', { fields: [{ path, message }] })
  if (encoded === '') throw wrong(deskValidationText.imageUpload)
  const { image, mistake } = await readImage(encoded, limits)
  if (mistake) throw wrong(imageMistakes[mistake])
  if (Math.min(image.width, image.height) < shortSide) throw wrong(imageText.imageSmall(shortSide))
  return image
}
