import { fieldLimits } from '#ground/limits/desk.ts'
import { isUuid } from '#ground/uuid.ts'

export const imageLimits = { maxBytes: fieldLimits.contentImage.max, maxPixels: 25_000_000, longSide: 2000 }

/** Pictures of one company. Pictures stored within the hour count too, also when nothing shows them. */
export const maxCompanyImages = 1000

/** The key of a picture's file in the file storage. */
export const imageKey = (id: string) => `company/${id}.webp`
/** The public address of a picture; no session is needed. */
export const imageUrl = (id: string) => `/files/${imageKey(id)}`

const address = /^\/files\/company\/(.{36})\.webp$/

/** The id of the picture at an address of the product; null for any other address. */
export function imageIdOf(url: string) {
  const id = address.exec(url)?.[1] ?? ''
  return isUuid(id) ? id : null
}
