import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { Files } from '#platform/files.ts'
import { forgetTerminatedCompany } from './termination/commands.ts'
import { isUserPictureUsed, type UserPictureJob } from './user/picture/commands.ts'

type Context = { inTransaction: <Result>(act: (tx: Tx) => Promise<Result>) => Promise<Result> }
type FileContext = { db: Db; files: Pick<Files, 'delete'> }

export const jobs = {
  forget_terminated_company: ({ companyId }: { companyId: OfRow<'company'> }, { inTransaction }: Context) =>
    inTransaction((tx) => forgetTerminatedCompany(tx, companyId)),
  remove_unused_user_picture: async (picture: UserPictureJob, { db, files }: FileContext) => {
    if (!(await isUserPictureUsed(db, picture))) await files.delete(picture.pictureFile)
  },
}
