import type { Tx } from '#platform/db.ts'
import { forgetTerminatedCompany } from './termination/commands.ts'

type Context = { inTransaction: <Result>(act: (tx: Tx) => Promise<Result>) => Promise<Result> }

export const jobs = {
  forget_terminated_company: ({ companyId }: { companyId: string }, { inTransaction }: Context) =>
    inTransaction((tx) => forgetTerminatedCompany(tx, companyId)),
}
