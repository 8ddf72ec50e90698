import type { InTransaction } from '#platform/database/db.ts'
import { batchSize, settleDue } from './sitting/clock/commands.ts'

type Context = { inTransaction: InTransaction }

async function drain(context: Context): Promise<void> {
  if ((await context.inTransaction((tx) => settleDue(tx, new Date()))) === batchSize) await drain(context)
}

export const jobs = {
  settle_assessments: (_: object, context: Context) => drain(context),
}

/** Every minute: a section that nobody ended ends by itself. */
export const crontab = `
* * * * * settle_assessments
`
