import type { InTransaction } from '#platform/database/db.ts'
import type { OfRow } from '#ground/id.ts'
import { requireActions } from './required-action/commands.ts'
import { expireExports, makeExport, removeExport } from './data-export/making/commands.ts'
import { batchSize, purgeWithdrawn } from './state/purge/commands.ts'
import { announceEnds, batchSize as unfinishedBatchSize, endUnfinished } from './state/unfinished/commands.ts'

type Context = { inTransaction: InTransaction }

async function drain(context: Context): Promise<void> {
  if ((await context.inTransaction(purgeWithdrawn)) === batchSize) await drain(context)
}

async function requireAll({ inTransaction }: Context) {
  const now = new Date()
  for (let after: OfRow<'candidate'> | null = null; ;) {
    const from: OfRow<'candidate'> | null = after
    after = await inTransaction((tx) => requireActions(tx, now, from))
    if (after === null) return
  }
}

async function endAllUnfinished({ inTransaction }: Context) {
  const now = new Date()
  for (const act of [announceEnds, endUnfinished])
    while ((await inTransaction((tx) => act(tx, now))) === unfinishedBatchSize);
}

export const jobs = {
  purge_withdrawn: (_: object, context: Context) => drain(context),
  end_unfinished_registrations: (_: object, context: Context) => endAllUnfinished(context),
  require_actions: (_: object, context: Context) => requireAll(context),
  make_candidate_export: makeExport,
  remove_candidate_export: removeExport,
  expire_candidate_exports: (_: object, context: Parameters<typeof expireExports>[0]) => expireExports(context),
}

/** 04:00 in Tokyo; 09:00, when a mail wakes nobody; and ten past midnight, so that the rollover of 1 April is over before the morning. */
export const crontab = `
0 19 * * * purge_withdrawn
0 0 * * * end_unfinished_registrations ?fill=10h
10 15 * * * require_actions ?fill=20h
*/10 * * * * expire_candidate_exports
`
