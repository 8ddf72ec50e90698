import type { Db, InTransaction } from '#platform/database/db.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { oneByOne } from '#platform/queue/one-by-one.ts'
import { recordErasure } from '#domain/audit/retention/commands.ts'
import { requireActions } from './required-action/commands.ts'
import { expireExports, makeExport, removeExport } from './data-export/making/commands.ts'
import { listToPurge, purgeWithdrawn } from './state/purge/commands.ts'
import { announceEnds, batchSize, endUnfinished } from './state/unfinished/commands.ts'
import { listToEnd } from './state/unfinished/queries.ts'

type Context = { db: Db; inTransaction: InTransaction }

async function purgeAllWithdrawn({ db, inTransaction }: Context) {
  // A day without anybody to purge is recorded too.
  await recordErasure(db, 'WITHDRAWN_CANDIDATE', 0)
  await oneByOne(
    await listToPurge(db),
    () => 'purge_withdrawn',
    ({ candidateId }) => inTransaction((tx) => purgeWithdrawn(tx, candidateId)),
  )
}

async function requireAll({ inTransaction }: Pick<Context, 'inTransaction'>) {
  const now = new Date()
  for (let after: OfRow<'candidate'> | null = null; ;) {
    const from: OfRow<'candidate'> | null = after
    after = await inTransaction((tx) => requireActions(tx, now, from))
    if (after === null) return
  }
}

async function endAllUnfinished({ db, inTransaction }: Context) {
  const now = new Date()
  while ((await inTransaction((tx) => announceEnds(tx, now))) === batchSize);
  await oneByOne(
    await listToEnd(db, tokyoToday(now)),
    () => 'end_unfinished_registrations',
    ({ id }) => inTransaction((tx) => endUnfinished(tx, id, now)),
  )
}

export const jobs = {
  purge_withdrawn: (_: object, context: Context) => purgeAllWithdrawn(context),
  end_unfinished_registrations: (_: object, context: Context) => endAllUnfinished(context),
  require_actions: (_: object, context: Pick<Context, 'inTransaction'>) => requireAll(context),
  make_candidate_export: makeExport,
  remove_candidate_export: removeExport,
  expire_candidate_exports: (_: object, context: Parameters<typeof expireExports>[0]) => expireExports(context),
}

/**
 * 04:00 in Tokyo; 09:00, when a mail wakes nobody; and ten past midnight, so that the rollover of 1 April is over before
 * the morning.
 */
export const crontab = `
0 19 * * * purge_withdrawn
0 0 * * * end_unfinished_registrations ?fill=10h
10 15 * * * require_actions ?fill=20h
*/10 * * * * expire_candidate_exports
`
