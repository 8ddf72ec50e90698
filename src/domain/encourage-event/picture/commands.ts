import type { Db, Tx } from '#platform/database/db.ts'
import { storedPictures } from '#platform/pictures/stored-picture.ts'
import { eventLogo, eventPicture, pictureFileAt, pictureFileOf, pictureUrl } from './rules.ts'

const stored = {
  job: 'remove_unused_event_picture',
  fileOf: pictureFileOf,
  /** Copies of an event share theirs. */
  async isShown(db: Db, pictureFile: string) {
    const row = await db
      .selectFrom('encourageEvent')
      .select('id')
      .where((eb) => {
        const url = pictureUrl(pictureFile)
        return eb.or([eb('thumbnailUrl', '=', url), eb('companyLogoUrl', '=', url)])
      })
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },
}
export const eventPictures = storedPictures({ ...stored, argument: 'encodedPicture', limits: eventPicture })
export const eventLogos = storedPictures({ ...stored, argument: 'encodedLogo', limits: eventLogo })

/** Queues a later look at the picture of an address, when it is one of ours. */
export async function lookAgainAt(tx: Db | Tx, pictureAddress: string | null) {
  const pictureFile = pictureFileAt(pictureAddress ?? '')
  if (pictureFile) await eventPictures.lookLater(tx, pictureFile)
}
