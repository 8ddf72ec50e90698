import type { Tx } from '#platform/db.ts'
import { enqueueMany } from '#platform/queue.ts'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { queueMails } from '../mail-delivery/commands.ts'
import { listCompaniesOn } from './queries.ts'
import { plansByUser } from './text.ts'

type Tomorrow = { companyId: string; day: string }

/** One job for each company where somebody comes tomorrow. */
export async function remindOfTomorrow(tx: Tx, now: Date) {
  const day = addDays(tokyoToday(now), 1)
  const companies = await listCompaniesOn(tx, day)
  await enqueueMany(
    tx,
    'notify_tomorrow',
    companies.map(({ companyId }): Tomorrow => ({ companyId, day })),
  )
}

/** K08: a mail and nothing else, once to each. */
export async function notifyTomorrow(tx: Tx, { companyId, day }: Tomorrow) {
  for (const companyUserId of (await plansByUser(tx, companyId, day)).keys()) {
    const about = { companyId, companyUserId, day }
    await queueMails(tx, { kind: 'K08', about, effectKey: `K08:${day}` }, [{ companyId, companyUserId }])
  }
}
