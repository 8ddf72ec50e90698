import { recordErasure } from '#domain/audit/retention/commands.ts'
import type { Db } from '#platform/database/db.ts'
import type { Files } from '#platform/files/files.ts'
import type { PictureJob } from '#platform/pictures/stored-picture.ts'
import { pictures } from './picture/commands.ts'

type Context = { db: Db; files: Pick<Files, 'delete'> }

export const jobs = {
  remove_unused_picture: async (picture: PictureJob, context: Context) => {
    if (await pictures.removeUnused(picture, context)) await recordErasure(context.db, 'CANDIDATE_PICTURE', 1)
  },
}
