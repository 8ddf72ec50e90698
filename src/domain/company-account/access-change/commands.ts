import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { enqueueMany } from '#platform/queue/queue.ts'
import type { AccessChange } from './rules.ts'

type By = { companyId: OfRow<'company'>; companyUserId: string }

/** Tells every ADMIN of the company by mail, one job each, so that a repeated job writes to nobody twice. */
export async function tellOfAccessChange(tx: Tx, { companyId, companyUserId: byId }: By, change: AccessChange) {
  const admins = await tx
    .selectFrom('companyUser')
    .select('id')
    .select(sql<string>`uuidv7()`.as('mailId'))
    .where('companyId', '=', companyId)
    .where('status', '=', 'ACTIVE')
    .where('role', '=', 'ADMIN')
    .orderBy('id')
    .execute()
  const at = new Date().toISOString()
  const mails = admins.map(({ id, mailId }) => ({ companyId, companyUserId: id, byId, change, at, mailId }))
  await enqueueMany(tx, 'send_access_change', mails)
}
