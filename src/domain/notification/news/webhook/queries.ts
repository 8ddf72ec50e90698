import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'

type About = { companyId: OfRow<'company'>; webhookId: string }

/** Undefined when the webhook was deleted, or is on again. */
export const findOffWebhook = (db: Db | Tx, { companyId, webhookId }: About) =>
  db
    .selectFrom('webhook')
    .select(['description', 'url', 'offBecause'])
    .where('companyId', '=', companyId)
    .where('id', '=', webhookId)
    .where('offBecause', 'in', ['GONE', 'FAILING'])
    .executeTakeFirst()
