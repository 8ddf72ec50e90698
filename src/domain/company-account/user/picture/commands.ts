import { randomUUID } from 'node:crypto'
import { recordAudit } from '#domain/audit/commands.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { Files } from '#platform/files.ts'
import { enqueue } from '#platform/queue.ts'
import { readUploadedPicture } from '#platform/uploaded-picture.ts'
import { userPictureFileOf, userPictureLimits } from './rules.ts'

export type UserPictureJob = { pictureFile: string }

// Long enough for the transaction that shows the photo.
const graceMilliseconds = 3_600_000

/**
 * Makes the photo anew and stores its file before the transaction, since a file cannot be rolled back. A later check is
 * queued first, so that no unused file stays. Refuses invalid_input.
 */
export async function storeUserPicture(db: Db, files: Files, encodedImage: string) {
  const image = await readUploadedPicture(encodedImage, 'encodedImage', userPictureLimits)
  const pictureFile = userPictureFileOf(randomUUID())
  await enqueue(db, 'remove_unused_user_picture', { pictureFile }, { runAt: new Date(Date.now() + graceMilliseconds) })
  await files.put(pictureFile, image.bytes)
  return pictureFile
}

/** null takes the photo away. */
export async function updateUserPicture(tx: Tx, company: CompanyViewer, pictureFile: string | null) {
  const { companyId, companyUserId } = company
  const held = await tx
    .selectFrom('companyUser')
    .select('pictureFile')
    .where('companyId', '=', companyId)
    .where('id', '=', companyUserId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (held.pictureFile === pictureFile) return
  if (held.pictureFile) await enqueue(tx, 'remove_unused_user_picture', { pictureFile: held.pictureFile })
  await tx
    .updateTable('companyUser')
    .set({ pictureFile })
    .where('companyId', '=', companyId)
    .where('id', '=', companyUserId)
    .execute()
  const action = pictureFile ? 'updateCompanyUserPicture' : 'removeCompanyUserPicture'
  await recordAudit(tx, company, [{ action, subject: 'company_user', subjectId: companyUserId, companyId }])
}

/** Takes the photos of all users of a company away. */
export async function removeUserPictures(tx: Tx, companyId: OfRow<'company'>) {
  const held = await tx
    .selectFrom('companyUser')
    .select('pictureFile')
    .where('companyId', '=', companyId)
    .where('pictureFile', 'is not', null)
    .execute()
  if (held.length === 0) return
  for (const { pictureFile } of held) await enqueue(tx, 'remove_unused_user_picture', { pictureFile })
  await tx.updateTable('companyUser').set({ pictureFile: null }).where('companyId', '=', companyId).execute()
}

/** Whether a company user still has this photo. */
export async function isUserPictureUsed(db: Db, { pictureFile }: UserPictureJob) {
  const row = await db.selectFrom('companyUser').select('id').where('pictureFile', '=', pictureFile).executeTakeFirst()
  return row !== undefined
}
