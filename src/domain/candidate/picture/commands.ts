import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { storedPictures } from '#platform/pictures/stored-picture.ts'
import type { OfRow } from '#ground/id.ts'
import { saveSection } from '../profile/commands.ts'
import { pictureFileOf, pictureLimits } from './rules.ts'

export const pictures = storedPictures({
  job: 'remove_unused_picture',
  argument: 'encodedImage',
  limits: pictureLimits,
  fileOf: pictureFileOf,
  async isShown(db, pictureFile) {
    const row = await db.selectFrom('candidate').select('id').where('pictureFile', '=', pictureFile).executeTakeFirst()
    return row !== undefined
  },
})

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
  if (held?.pictureFile) await pictures.lookAtOnce(tx, held.pictureFile)
}
