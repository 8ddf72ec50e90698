import type { Viewer } from '#domain/viewer/viewer.ts'
import type { Db } from '#platform/database/db.ts'

/** Whether the viewer is given a company user's photo: colleagues, and students whom the company has scouted. */
export async function maySeeUserPicture(db: Db, viewer: Viewer, pictureFile: string) {
  if (viewer.kind !== 'candidate' && viewer.kind !== 'company') return false
  const user = await db
    .selectFrom('companyUser')
    .select('companyId')
    .where('pictureFile', '=', pictureFile)
    .executeTakeFirst()
  if (!user) return false
  if (viewer.kind === 'company') return viewer.companyId === user.companyId
  const scout = await db
    .selectFrom('scoutInvitation')
    .select('id')
    .where('candidateId', '=', viewer.candidateId)
    .where('companyId', '=', user.companyId)
    .where('status', '!=', 'SCHEDULED')
    .executeTakeFirst()
  return scout !== undefined
}
