import type { OfRow } from '#ground/id.ts'
import type { Tx } from '#platform/database/db.ts'
import { queueDelivery } from '../delivery/commands.ts'
import { payloadOf } from '../rules.ts'
import { facts, type Heard, type Told } from './facts.ts'
import { listWebhooksThatAreOn, mayTell } from './queries.ts'

/**
 * Queues a delivery of what happened to every webhook of the company that hears of it. The same job again queues none.
 * Most companies have no webhook: one statement says so.
 */
export async function tellWebhooks<Name extends keyof Heard>(
  tx: Tx,
  name: Name,
  payload: Heard[Name],
  publicUrl: string,
): Promise<void> {
  const { companyId } = payload
  const webhooks = await listWebhooksThatAreOn(tx, companyId)
  if (webhooks.length === 0 || !(await mayTell(tx, companyId))) return
  for (const fact of await facts[name](tx, payload, publicUrl)) {
    const hearing = webhooks.filter(({ events }) => events.includes(fact.type))
    const eventId = hearing.length > 0 ? await keep(tx, companyId, fact) : undefined
    if (eventId) for (const { id } of hearing) await queueDelivery(tx, companyId, id, eventId)
  }
}

/** The id of the event; undefined when it was told before. */
async function keep(tx: Tx, companyId: OfRow<'company'>, { type, effect, occurredAt, data }: Told) {
  const event = await tx
    .insertInto('webhookEvent')
    .values({ companyId, type, effectKey: effect, payload: payloadOf(type, occurredAt, data) })
    .onConflict((conflict) => conflict.constraint('webhook_event_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return event?.id
}
