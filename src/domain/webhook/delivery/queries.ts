import { sql, type Selectable } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { OfRow, WebhookDeliveryId, WebhookId } from '#ground/id.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { testEvent, webhookLimits } from '../rules.ts'

const deliveries = (db: Db | Tx) =>
  db
    .selectFrom('webhookDelivery as delivery')
    .innerJoin('webhookEvent as event', (join) => ofSameCompany(join, 'event.id', 'delivery.webhookEventId'))
    .select(['delivery.companyId', 'delivery.id', 'delivery.webhookId', 'delivery.webhookEventId'])
    .select(['delivery.status', 'delivery.tries', 'delivery.dueAt', 'delivery.insertedAt'])
    .select(['event.type', 'event.payload'])

export type DeliveryRow = Awaited<ReturnType<typeof requireDelivery>>
export type AttemptRow = Selectable<DB['webhookAttempt']>

/** One page of the deliveries of a webhook, the newest first; the caller has proven that the webhook is the company's. */
export const listDeliveries = (db: Db, companyId: CompanyId, webhookId: string, page: number) =>
  deliveries(db)
    .where('delivery.companyId', '=', companyId)
    .where('delivery.webhookId', '=', webhookId)
    .orderBy('delivery.insertedAt', 'desc')
    .orderBy('delivery.id', 'desc')
    .limit(webhookLimits.deliveriesPerPage)
    .offset((page - 1) * webhookLimits.deliveriesPerPage)
    .execute()

export async function countDeliveries(db: Db, companyId: CompanyId, webhookId: string) {
  const { count } = await db
    .selectFrom('webhookDelivery')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .where('webhookId', '=', webhookId)
    .executeTakeFirstOrThrow()
  return count
}

/** Refuses not_found. */
export async function requireDelivery(db: Db | Tx, companyId: CompanyId, id: WebhookDeliveryId) {
  const delivery = await deliveries(db)
    .where('delivery.companyId', '=', companyId)
    .where('delivery.id', '=', id)
    .executeTakeFirst()
  if (!delivery) throw new Refusal('not_found')
  return delivery
}

/** The tries of each delivery, the newest first. */
export async function listAttempts(db: Db, companyId: CompanyId, deliveryIds: readonly string[]) {
  const rows = await db
    .selectFrom('webhookAttempt')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('webhookDeliveryId', 'in', deliveryIds)
    .orderBy('id', 'desc')
    .execute()
  return Map.groupBy(rows, ({ webhookDeliveryId }) => webhookDeliveryId)
}

/** Holds the row until the transaction ends; undefined when it is gone. */
export const lockDelivery = (tx: Tx, companyId: OfRow<'company'>, id: string) =>
  tx
    .selectFrom('webhookDelivery')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** The data that a due delivery needs; undefined when it waits no more, or not yet. */
export const findDue = (db: Db, companyId: OfRow<'company'>, id: string) =>
  deliveries(db)
    .innerJoin('webhook', (join) => ofSameCompany(join, 'webhook.id', 'delivery.webhookId'))
    .select(['webhook.url', 'webhook.offBecause', 'webhook.secretId'])
    .select(['webhook.previousSecretId', 'webhook.previousSecretUntil'])
    .where('delivery.companyId', '=', companyId)
    .where('delivery.id', '=', id)
    .where('delivery.status', '=', 'WAITING')
    .where('delivery.dueAt', '<=', sql<Date>`now()`)
    .executeTakeFirst()
export type DueDelivery = NonNullable<Awaited<ReturnType<typeof findDue>>>

/** The tests that were sent to a webhook within the last hour. */
export async function countTests(tx: Tx, companyId: CompanyId, webhookId: WebhookId) {
  const { count } = await tx
    .selectFrom('webhookDelivery as delivery')
    .innerJoin('webhookEvent as event', (join) => ofSameCompany(join, 'event.id', 'delivery.webhookEventId'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('delivery.companyId', '=', companyId)
    .where('delivery.webhookId', '=', webhookId)
    .where('event.type', '=', testEvent)
    .where('event.insertedAt', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return count
}
