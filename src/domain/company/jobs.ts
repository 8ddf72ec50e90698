import type { InTransaction } from '#platform/database/db.ts'
import { advanceContracts, batchSize } from './contract/clock/commands.ts'

type Context = { inTransaction: InTransaction }

async function drain(context: Context): Promise<void> {
  if ((await context.inTransaction((tx) => advanceContracts(tx))) === batchSize) await drain(context)
}

export const jobs = {
  advance_contracts: (_: object, context: Context) => drain(context),
}

/** Midnight in Tokyo and every hour after it, so that a contract skipped because of a lock is moved an hour later. */
export const crontab = `
1 * * * * advance_contracts
`
