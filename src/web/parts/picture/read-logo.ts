import { deskValidationText } from '#ground/words/desk.ts'
import { photoOf, readPicture, wrong, type PhotoLimits } from './read-photo.ts'
import { squared } from './squared.ts'

/** A logo of the device, read like a photograph; a wordmark stands whole in a square, whose side is asked for. */
export const readLogo = (file: File, { maxBytes, shortSide = 1 }: PhotoLimits = {}) =>
  readPicture(
    file,
    async ({ blob, width, height }) =>
      Math.max(width, height) < shortSide
        ? wrong(deskValidationText.logoSmall(shortSide))
        : photoOf(await squared(blob)),
    maxBytes,
  )
