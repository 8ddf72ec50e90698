import type { Tx } from '#platform/db.ts'
import { batchSize, purgeWithdrawn } from './candidate-state/purge/commands.ts'
import { forgetTerminatedCompany } from './termination/commands.ts'

type Context = { inTransaction: <Result>(act: (tx: Tx) => Promise<Result>) => Promise<Result> }

async function drain(context: Context): Promise<void> {
  if ((await context.inTransaction(purgeWithdrawn)) === batchSize) await drain(context)
}

export const jobs = {
  forget_terminated_company: ({ companyId }: { companyId: string }, { inTransaction }: Context) =>
    inTransaction((tx) => forgetTerminatedCompany(tx, companyId)),
  purge_withdrawn: (_: object, context: Context) => drain(context),
}

/** 04:00 in Tokyo. */
export const crontab = `
0 19 * * * purge_withdrawn
`
