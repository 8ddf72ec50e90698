import { deskValidationText } from '#ground/words/desk.ts'
import { readPhoto, readPicture, photoOf, wrong } from './read-photo.ts'
import { squared } from './squared.ts'

/** A logo of the device, read like a photograph; a wordmark stands whole in a square, whose side is asked for. */
export const readLogo: typeof readPhoto = (file, { maxBytes, shortSide = 1 } = {}) =>
  readPicture(
    file,
    async ({ blob, width, height }) =>
      Math.max(width, height) < shortSide
        ? wrong(deskValidationText.logoSmall(shortSide))
        : photoOf(await squared(blob)),
    maxBytes,
  )
