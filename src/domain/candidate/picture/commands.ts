import { randomUUID } from 'node:crypto'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { Files } from '#platform/files.ts'
import { enqueue } from '#platform/queue.ts'
import { readUploadedPicture } from '#platform/uploaded-picture.ts'
import { saveSection } from '../profile/commands.ts'
import { pictureFileOf, pictureLimits } from './rules.ts'

export type PictureJob = { pictureFile: string }

// Long enough for the transaction that shows the picture.
const graceMilliseconds = 3_600_000

/**
 * Makes the picture anew and stores its file before the transaction, since a file cannot be rolled back. A later check is
 * queued first, so that no unused file stays. Refuses invalid_input.
 */
export async function storePicture(db: Db, files: Files, encodedImage: string) {
  const image = await readUploadedPicture(encodedImage, 'encodedImage', pictureLimits)
  const pictureFile = pictureFileOf(randomUUID())
  await enqueue(db, 'remove_unused_picture', { pictureFile }, { runAt: new Date(Date.now() + graceMilliseconds) })
  await files.put(pictureFile, image.bytes)
  return pictureFile
}

export const updatePicture = (tx: Tx, candidate: CandidateViewer, pictureFile: string) =>
  replacePicture(tx, candidate, 'updatePicture', pictureFile)

export const removePicture = (tx: Tx, candidate: CandidateViewer) =>
  replacePicture(tx, candidate, 'removePicture', null)

async function replacePicture(tx: Tx, candidate: CandidateViewer, action: string, pictureFile: string | null) {
  await enqueueRemoval(tx, candidate.candidateId)
  await saveSection(tx, candidate, action, { pictureFile })
}

/** Queues the removal of the student's present picture, whose file nobody is given once the row names another. */
export async function enqueueRemoval(tx: Tx, candidateId: OfRow<'candidate'>) {
  const held = await tx
    .selectFrom('candidate')
    .select('pictureFile')
    .where('id', '=', candidateId)
    .forUpdate()
    .executeTakeFirst()
  if (held?.pictureFile) await enqueue(tx, 'remove_unused_picture', { pictureFile: held.pictureFile })
}

/** Whether a student still has this picture. */
export async function isPictureUsed(db: Db, { pictureFile }: PictureJob) {
  const row = await db.selectFrom('candidate').select('id').where('pictureFile', '=', pictureFile).executeTakeFirst()
  return row !== undefined
}
