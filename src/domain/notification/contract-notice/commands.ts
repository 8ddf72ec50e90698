import type { Tx } from '#platform/db.ts'
import { enqueueMany } from '#platform/queue.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { listReachable } from '../queries.ts'
import { contractEndDays, quotaSteps, usableContractStatuses, type AboutKind } from '../rules.ts'
import { tellCompanyUsers } from '../telling/commands.ts'
import { contractEndText, findQuota, quotaText } from './text.ts'

/** One job for each contract that ends so many Tokyo days from today. */
export async function remindOfContractEnds(tx: Tx, now: Date) {
  for (const days of contractEndDays) {
    const ending = await tx
      .selectFrom('contract')
      .select(['companyId', 'id as contractId', 'endsOn'])
      .where('endsOn', '=', addDays(tokyoToday(now), days))
      .where('status', 'in', usableContractStatuses)
      .execute()
    await enqueueMany(
      tx,
      'notify_contract_end',
      ending.map((contract): AboutKind['K09'] => ({ ...contract, days })),
    )
  }
}

/** K09: once for each of the days before an end. */
export async function notifyContractEnd(tx: Tx, about: AboutKind['K09']) {
  const text = await contractEndText(tx, about)
  if (!text) return
  const { companyId, contractId, endsOn, days } = about
  const admins = await listReachable(tx, companyId, ['ADMIN'])
  const effectKey = `K09:${contractId}:${endsOn}:${days}`
  await tellCompanyUsers(tx, companyId, admins, { kind: 'K09', about, effectKey, text })
}

/** K10: once a month when four fifths are used, once when all are; whoever passes both at once hears of the second. */
export async function notifyQuota(tx: Tx, about: AboutKind['K10']) {
  const quota = await findQuota(tx, about.companyId, about.month)
  const step = quota && quotaSteps.find((percent) => quota.sent * 100 >= quota.limit * percent)
  const text = await quotaText(tx, about)
  if (!step || !text) return
  const { companyId, month } = about
  const senders = await listReachable(tx, companyId, ['ADMIN', 'RECRUITER'])
  await tellCompanyUsers(tx, companyId, senders, { kind: 'K10', about, effectKey: `K10:${month}:${step}`, text })
}
