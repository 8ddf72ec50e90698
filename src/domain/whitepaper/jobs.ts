import type { Db, InTransaction } from '#platform/database/db.ts'
import type { Files } from '#platform/files/files.ts'
import { isFileUsed, type FileJob } from './file/commands.ts'

type Context = { db: Db; files: Files; inTransaction: InTransaction }

export const jobs = {
  /** Makes the files of the whitepapers that come with the product, where they are new or changed. */
  make_own_whitepapers: async (_: object, { db, files, inTransaction }: Context) => {
    // The words and the drawing are loaded by this job alone.
    const { makeOwnWhitepapers } = await import('./own/commands.ts')
    await makeOwnWhitepapers(db, files, inTransaction)
  },
  remove_unused_whitepaper_file: async (file: FileJob, { db, files }: Context) => {
    if (!(await isFileUsed(db, file))) await files.delete(file.key)
  },
}
