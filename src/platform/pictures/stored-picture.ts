import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '../database/db.ts'
import type { Files } from '../files/files.ts'
import { enqueue } from '../queue/queue.ts'
import { readUploadedPicture, type UploadLimits } from './uploaded-picture.ts'

/** The payload of the job that removes an unused picture. */
export type PictureJob = { pictureFile: string }

type PictureKind = {
  /** The job that runs `removeUnused`. */
  job: string
  /** The argument with the uploaded picture, where a refusal is shown. */
  argument: string
  limits: UploadLimits
  fileOf: (id: string) => string
  /** Whether a row shows this picture. */
  isShown: (db: Db, pictureFile: string) => Promise<boolean>
}

// Long enough for the transaction that shows the picture, and for an open page to load one that was just replaced.
const graceMilliseconds = 3_600_000

/** Pictures of one kind, whose files outlive no row that shows them. */
export function storedPictures({ job, argument, limits, fileOf, isShown }: PictureKind) {
  /** Queues a later look at a picture, which leaves unless it is shown then. */
  const lookLater = (tx: Db | Tx, pictureFile: string) =>
    enqueue(tx, job, { pictureFile } satisfies PictureJob, { runAt: new Date(Date.now() + graceMilliseconds) })

  return {
    lookLater,

    /** Queues a look right after this transaction, for a picture that may be sent to nobody any more. */
    lookAtOnce: (tx: Tx, pictureFile: string) => enqueue(tx, job, { pictureFile } satisfies PictureJob),

    /**
     * Makes the picture anew and stores its file before the transaction that shows it, since a file cannot be rolled
     * back. The look is queued first, so that no unused file stays. Refuses invalid_input.
     */
    async store(db: Db, files: Pick<Files, 'put'>, encoded: string) {
      const image = await readUploadedPicture(encoded, argument, limits)
      const pictureFile = fileOf(randomUUID())
      await lookLater(db, pictureFile)
      await files.put(pictureFile, image.bytes)
      return pictureFile
    },

    /** The job. Whether it deleted the file. */
    async removeUnused({ pictureFile }: PictureJob, { db, files }: { db: Db; files: Pick<Files, 'delete'> }) {
      if (await isShown(db, pictureFile)) return false
      await files.delete(pictureFile)
      return true
    },
  }
}
