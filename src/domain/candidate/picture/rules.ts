import { accountLimits } from '#ground/limits/account.ts'
import { isUuid } from '#ground/uuid.ts'

const { max, shortSide } = accountLimits.picture

/** A portrait is shown at 96 pixels at most; the stored one serves screens of any density and a look at full size. */
export const pictureLimits = { maxBytes: max, maxPixels: 25_000_000, longSide: 800, shortSide }

/** The name of the file in the file storage, and in the student's row. It tells nothing of the student. */
export const pictureFileOf = (id: string) => `candidate/${id}.webp`
/** The address of a picture. Only the student and companies that see the student are given the file. */
export const pictureUrl = (pictureFile: string) => `/files/${pictureFile}`

const address = /^\/files\/(candidate\/(.{36})\.webp)$/

/** The file of a picture's address; null for any other address. */
export function pictureFileAt(path: string) {
  const [, file = '', id = ''] = address.exec(path) ?? []
  return isUuid(id) ? file : null
}
