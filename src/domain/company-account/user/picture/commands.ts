import { recordAudit } from '#domain/audit/commands.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { Tx } from '#platform/database/db.ts'
import { storedPictures } from '#platform/pictures/stored-picture.ts'
import type { OfRow } from '#ground/id.ts'
import { userPictureFileOf, userPictureLimits } from './rules.ts'

export const userPictures = storedPictures({
  job: 'remove_unused_user_picture',
  argument: 'encodedImage',
  limits: userPictureLimits,
  fileOf: userPictureFileOf,
  async isShown(db, pictureFile) {
    const row = await db
      .selectFrom('companyUser')
      .select('id')
      .where('pictureFile', '=', pictureFile)
      .executeTakeFirst()
    return row !== undefined
  },
})

/** null takes the photo away. */
export async function updateUserPicture(tx: Tx, company: CompanyViewer, pictureFile: string | null) {
  const { companyId, companyUserId } = company
  const user = await tx
    .selectFrom('companyUser')
    .select('pictureFile')
    .where('companyId', '=', companyId)
    .where('id', '=', companyUserId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (user.pictureFile === pictureFile) return
  if (user.pictureFile) await userPictures.lookAtOnce(tx, user.pictureFile)
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
  const users = await tx
    .selectFrom('companyUser')
    .select('pictureFile')
    .where('companyId', '=', companyId)
    .where('pictureFile', 'is not', null)
    .$narrowType<{ pictureFile: string }>()
    .execute()
  if (users.length === 0) return
  for (const { pictureFile } of users) await userPictures.lookAtOnce(tx, pictureFile)
  await tx.updateTable('companyUser').set({ pictureFile: null }).where('companyId', '=', companyId).execute()
}
