import type { Tx } from '#platform/db.ts'
import { batchSize, purgeWithdrawn } from './state/purge/commands.ts'

type Context = { inTransaction: <Result>(act: (tx: Tx) => Promise<Result>) => Promise<Result> }

async function drain(context: Context): Promise<void> {
  if ((await context.inTransaction(purgeWithdrawn)) === batchSize) await drain(context)
}

export const jobs = {
  purge_withdrawn: (_: object, context: Context) => drain(context),
}

/** 04:00 in Tokyo. */
export const crontab = `
0 19 * * * purge_withdrawn
`
