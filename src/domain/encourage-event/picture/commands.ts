import type { Db, Tx } from '#platform/database/db.ts'
import { storedPictures } from '#platform/pictures/stored-picture.ts'
import { eventPicture, pictureFileAt, pictureFileOf, pictureUrl } from './rules.ts'

export const eventPictures = storedPictures({
  job: 'remove_unused_event_picture',
  argument: 'encodedPicture',
  limits: eventPicture,
  fileOf: pictureFileOf,
  /** Copies of an event share theirs. */
  async isShown(db, pictureFile) {
    const row = await db
      .selectFrom('encourageEvent')
      .select('id')
      .where('thumbnailUrl', '=', pictureUrl(pictureFile))
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },
})

/** Queues a later look at the picture of an address, when it is one of ours. */
export async function lookAgainAt(tx: Db | Tx, thumbnailUrl: string | null) {
  const pictureFile = pictureFileAt(thumbnailUrl ?? '')
  if (pictureFile) await eventPictures.lookLater(tx, pictureFile)
}
