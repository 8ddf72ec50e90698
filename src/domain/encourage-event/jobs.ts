import type { Db } from '#platform/db.ts'
import type { Files } from '#platform/files.ts'
import { isPictureShown, type EventPictureJob } from './picture/commands.ts'

type Context = { db: Db; files: Pick<Files, 'delete'> }

export const jobs = {
  remove_unused_event_picture: async (picture: EventPictureJob, { db, files }: Context) => {
    if (!(await isPictureShown(db, picture))) await files.delete(picture.pictureFile)
  },
}
