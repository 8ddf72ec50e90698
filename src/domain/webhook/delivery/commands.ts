import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { requireFeature } from '#domain/company/queries.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { OfRow, WebhookDeliveryId, WebhookId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { ofSameCompany } from '#platform/database/of-same-company.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { lockWebhook } from '../queries.ts'
import { payloadOf, testEvent, webhookLimits } from '../rules.ts'
import { countTests } from './queries.ts'

/** The payload of `send_webhook`: ids only. */
export type SendJob = { companyId: OfRow<'company'>; webhookDeliveryId: string }

/**
 * Queues a try. Deliveries of one company go one after another in a lane of their own: an address that answers slowly
 * keeps no other company waiting.
 */
export const queueTry = (tx: Tx | Db, job: SendJob, runAt?: Date) =>
  enqueue(tx, 'send_webhook', job, {
    key: `webhook:${job.webhookDeliveryId}`,
    queue: `webhooks-${job.companyId}`,
    ...(runAt && { runAt }),
  })

/** A delivery that is due at once; the same event to the same webhook is queued once. */
export async function queueDelivery(tx: Tx, companyId: OfRow<'company'>, webhookId: string, webhookEventId: string) {
  const delivery = await tx
    .insertInto('webhookDelivery')
    .values({ companyId, webhookId, webhookEventId, dueAt: sql<Date>`now()` })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (delivery) await queueTry(tx, { companyId, webhookDeliveryId: delivery.id })
  return delivery?.id
}

/**
 * Sends a delivery again, under the id it had: a receiver that knows it is not told twice. A delivery that is due
 * anyway stays as it is. Refuses not_found, plan_restricted, webhook_off.
 */
export async function redeliverWebhook(tx: Tx, company: CompanyViewer, id: WebhookDeliveryId) {
  const { companyId } = company
  await requireFeature(tx, companyId, 'webhooks')
  const delivery = await tx
    .selectFrom('webhookDelivery as delivery')
    .innerJoin('webhook', (join) => ofSameCompany(join, 'webhook.id', 'delivery.webhookId'))
    .select(['delivery.webhookId', 'webhook.offBecause'])
    .where('delivery.companyId', '=', companyId)
    .where('delivery.id', '=', id)
    .forUpdate('delivery')
    .executeTakeFirst()
  if (!delivery) throw new Refusal('not_found')
  if (delivery.offBecause !== null) throw new Refusal('webhook_off')
  const again = await tx
    .updateTable('webhookDelivery')
    .set({ status: 'WAITING', tries: 0, dueAt: sql<Date>`now()` })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('status', '!=', 'WAITING'), eb('dueAt', '>', sql<Date>`now()`)]))
    .returning('id')
    .executeTakeFirst()
  if (!again) return id
  await queueTry(tx, { companyId, webhookDeliveryId: id })
  await recordAudit(tx, company, [
    { action: 'redeliverWebhook', subject: 'webhook', subjectId: delivery.webhookId, companyId },
  ])
  return id
}

/**
 * Sends a test, also to a webhook that is off. While one is under way it is the answer. Refuses not_found,
 * plan_restricted, webhook_test_limit_reached.
 */
export async function sendTestWebhook(tx: Tx, company: CompanyViewer, id: WebhookId) {
  const { companyId } = company
  await requireFeature(tx, companyId, 'webhooks')
  await lockWebhook(tx, companyId, id)
  const underWay = await tx
    .selectFrom('webhookDelivery as delivery')
    .innerJoin('webhookEvent as event', (join) => ofSameCompany(join, 'event.id', 'delivery.webhookEventId'))
    .select('delivery.id')
    .where('delivery.companyId', '=', companyId)
    .where('delivery.webhookId', '=', id)
    .where('delivery.status', '=', 'WAITING')
    .where('event.type', '=', testEvent)
    .executeTakeFirst()
  if (underWay) return underWay.id as WebhookDeliveryId
  const { testsPerHour } = webhookLimits
  if ((await countTests(tx, companyId, id)) >= testsPerHour)
    throw new Refusal('webhook_test_limit_reached', { values: { limit: testsPerHour } })
  const event = await tx
    .insertInto('webhookEvent')
    .values({
      companyId,
      type: testEvent,
      effectKey: sql<string>`'test:' || uuidv7()`,
      payload: payloadOf(testEvent, new Date(), { webhook_id: id }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const delivery = await queueDelivery(tx, companyId, id, event.id)
  await recordAudit(tx, company, [{ action: 'sendTestWebhook', subject: 'webhook', subjectId: id, companyId }])
  return delivery as WebhookDeliveryId
}
