import type { InTransaction } from '#platform/database/db.ts'
import type { OfRow } from '#ground/id.ts'
import { forgetTerminatedCompany } from './termination/commands.ts'
import { userPictures } from './user/picture/commands.ts'

type Context = { inTransaction: InTransaction }

export const jobs = {
  forget_terminated_company: ({ companyId }: { companyId: OfRow<'company'> }, { inTransaction }: Context) =>
    inTransaction((tx) => forgetTerminatedCompany(tx, companyId)),
  remove_unused_user_picture: userPictures.removeUnused,
}
