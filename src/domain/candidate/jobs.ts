import { recordErasure } from '#domain/audit/retention/commands.ts'
import type { Db } from '#platform/db.ts'
import type { Files } from '#platform/files.ts'
import { isPictureUsed, type PictureJob } from './picture/commands.ts'

type Context = { db: Db; files: Pick<Files, 'delete'> }

export const jobs = {
  remove_unused_picture: async (picture: PictureJob, { db, files }: Context) => {
    if (await isPictureUsed(db, picture)) return
    await files.delete(picture.pictureFile)
    await recordErasure(db, 'CANDIDATE_PICTURE', 1)
  },
}
