import { recordAudit } from '#domain/audit/commands.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueueMany } from '#platform/queue/queue.ts'
import { addDays } from '#ground/day.ts'
import type { OfRow } from '#ground/id.ts'
import { tokyoMoment } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { contractDays, contractMoves } from '../rules.ts'

/** Rows the clock changes in one transaction. */
export const batchSize = 500

// In this order: a short contract may be due for its reminder and its end on one day.
const clock = [
  { act: 'remindOfRenewal', endsBefore: (today: string) => addDays(today, contractDays.renewal + 1) },
  { act: 'expireContract', endsBefore: (today: string) => today },
  { act: 'terminateContract', endsBefore: (today: string) => addDays(today, -contractDays.termination) },
] as const

/** Moves contracts that are due, at most 500 for each act. Returns the largest number of rows moved by one act. */
export async function advanceContracts(tx: Tx, today = tokyoToday()): Promise<number> {
  const counts: number[] = []
  for (const { act, endsBefore } of clock) counts.push(await advance(tx, act, endsBefore(today)))
  return Math.max(...counts)
}

async function advance(tx: Tx, act: (typeof clock)[number]['act'], before: string) {
  const { from, to } = contractMoves[act]
  // Rows locked by a renewal are skipped until the next hour.
  const due = await tx
    .selectFrom('contract')
    .select(['companyId', 'id', 'status', 'endsOn'])
    .where('status', 'in', from)
    .where('endsOn', '<', before)
    .orderBy('endsOn')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute()
  if (due.length === 0) return 0
  await tx
    .updateTable('contract')
    .set({ status: to })
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .execute()
  await recordAudit(
    tx,
    'system',
    due.map(({ companyId, id, status }) => ({
      action: act,
      subject: 'contract',
      subjectId: id,
      companyId,
      from: status,
      to,
    })),
  )
  if (act === 'expireContract') await tellEndedTrials(tx, due)
  if (act === 'terminateContract') {
    const companies = due.map(({ companyId }) => ({ companyId }))
    await enqueueMany(tx, 'forget_terminated_company', companies)
  }
  return due.length
}

type Due = { companyId: OfRow<'company'>; id: string; status: string; endsOn: string }

/** A trial ends at midnight, and its company reads of it in the morning. */
const tellEndedTrials = (tx: Tx, due: readonly Due[]) =>
  enqueueMany(
    tx,
    'notify_trial_ended',
    due.flatMap(({ companyId, id, status, endsOn }) =>
      status === 'TRIAL' ? [{ companyId, contractId: id, endsOn }] : [],
    ),
    { runAt: tokyoMoment(tokyoToday(), '09:00') },
  )
