import { sql, type SqlBool } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueueMany } from '#platform/queue/queue.ts'
import { countAnswers } from './queries.ts'
import { isSlow } from './rules.ts'

/** Called by the clock every night: begins and ends slowdowns, and tells the companies. Running again changes nothing. */
export async function judgeAnswers(tx: Tx) {
  const slow = (await countAnswers(tx)).filter(isSlow)
  const begun = slow.length === 0 ? [] : await begin(tx, slow)
  const ended = await tx
    .updateTable('sendingSlowdown')
    .set({ endedAt: sql<Date>`now()` })
    .where('endedAt', 'is', null)
    .where(sql<SqlBool>`company_id <> all(${slow.map(({ companyId }) => companyId)}::uuid[])`)
    .returning(['companyId', 'id'])
    .execute()
  const slowdowns = [...begun, ...ended]
  await enqueueMany(
    tx,
    'notify_sending_slowed',
    slowdowns.map(({ companyId, id }) => ({ companyId, sendingSlowdownId: id })),
  )
  const row = (action: string) => (slowdown: { companyId: OfRow<'company'>; id: string }) =>
    ({ action, subject: 'sending_slowdown', subjectId: slowdown.id, companyId: slowdown.companyId }) as const
  await recordAudit(tx, 'system', [...begun.map(row('beginSlowdown')), ...ended.map(row('endSlowdown'))])
}

const begin = (tx: Tx, slow: { companyId: OfRow<'company'>; answered: number; ended: number }[]) =>
  tx
    .insertInto('sendingSlowdown')
    .values(slow)
    .onConflict((conflict) => conflict.column('companyId').where('endedAt', 'is', null).doNothing())
    .returning(['companyId', 'id'])
    .execute()
