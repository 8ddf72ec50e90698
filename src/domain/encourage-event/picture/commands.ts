import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '#platform/db.ts'
import type { Files } from '#platform/files.ts'
import { enqueue } from '#platform/queue.ts'
import { readUploadedPicture } from '#platform/uploaded-picture.ts'
import { eventPicture, pictureFileAt, pictureFileOf, pictureUrl } from './rules.ts'

export type EventPictureJob = { pictureFile: string }

// Long enough for the transaction that shows it, and for students with an open page.
const graceMilliseconds = 3_600_000

/**
 * Makes the picture anew and stores it before the transaction that shows it. A later look is queued first, after which
 * it leaves unless an event shows it. Refuses invalid_input.
 */
export async function storeEventPicture(db: Db, files: Files, encoded: string) {
  const image = await readUploadedPicture(encoded, 'encodedPicture', eventPicture)
  const pictureFile = pictureFileOf(randomUUID())
  await lookAgain(db, pictureFile)
  await files.put(pictureFile, image.bytes)
  return pictureFile
}

/** Queues a look at the picture of an address, when it is one of ours. */
export async function lookAgainAt(tx: Db | Tx, thumbnailUrl: string | null) {
  const pictureFile = pictureFileAt(thumbnailUrl ?? '')
  if (pictureFile) await lookAgain(tx, pictureFile)
}

const lookAgain = (db: Db | Tx, pictureFile: string) =>
  enqueue(db, 'remove_unused_event_picture', { pictureFile } satisfies EventPictureJob, {
    runAt: new Date(Date.now() + graceMilliseconds),
  })

/** Whether an event shows the picture. Copies of an event share theirs. */
export async function isPictureShown(db: Db, { pictureFile }: EventPictureJob) {
  const shown = await db
    .selectFrom('encourageEvent')
    .select('id')
    .where('thumbnailUrl', '=', pictureUrl(pictureFile))
    .limit(1)
    .executeTakeFirst()
  return shown !== undefined
}
