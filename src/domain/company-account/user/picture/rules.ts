import { accountLimits } from '#ground/limits/account.ts'
import { isUuid } from '#ground/uuid.ts'

const { max, shortSide } = accountLimits.picture

export const userPictureLimits = { maxBytes: max, maxPixels: 25_000_000, longSide: 800, shortSide }

/** Each takes up to a second of decoding. */
export const pictureAttempts = { name: 'companyUserPicture', attempts: 30, seconds: 3600 }

/** The name of the file in the file storage, and in the row of the company user. The name tells nothing of the user. */
export const userPictureFileOf = (id: string) => `company-user/${id}.webp`
/** The address of the photo. Only colleagues and students who were scouted by the company are given the file. */
export const userPictureUrl = (pictureFile: string) => `/files/${pictureFile}`

const address = /^\/files\/(company-user\/(.{36})\.webp)$/

/** The file of a photo's address; null for any other address. */
export function userPictureFileAt(path: string) {
  const [, file = '', id = ''] = address.exec(path) ?? []
  return isUuid(id) ? file : null
}
