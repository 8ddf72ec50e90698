import { isUuid } from '#ground/uuid.ts'

/** Shown beside the title at a third of a page's width. */
export const eventPicture = {
  aspect: 16 / 9,
  maxBytes: 5_000_000,
  maxPixels: 25_000_000,
  longSide: 960,
  shortSide: 270,
}
/** The organiser's logo, shown before its name. */
export const eventLogo = { ...eventPicture, aspect: 1, longSide: 240, shortSide: 96 }
export const encodedPictureLength = Math.ceil(eventPicture.maxBytes / 3) * 4 + 100

/** The name of the file in the file storage. */
export const pictureFileOf = (id: string) => `event/${id}.webp`
export const pictureUrl = (pictureFile: string) => `/files/${pictureFile}`

const address = /^\/files\/(event\/(.{36})\.webp)$/
/** The file of an event's picture; null for any other address. */
export function pictureFileAt(path: string) {
  const [, file = '', id = ''] = address.exec(path) ?? []
  return isUuid(id) ? file : null
}
