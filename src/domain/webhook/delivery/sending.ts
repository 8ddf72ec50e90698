import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { sendOnce } from '#platform/queue/claim.ts'
import type { Db, InTransaction, Tx } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'
import { OutboundTrouble, type Outbound, type OutboundReason } from '#platform/outgoing/outbound.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { signingSecretIds } from '../queries.ts'
import { failingHours, isGone, isReceived, retryIn, testEvent, webhookLimits, type OffReason } from '../rules.ts'
import type { WebhookSecrets } from '../secret.ts'
import { mayTell } from '../telling/queries.ts'
import { queueTry, type SendJob } from './commands.ts'
import { findDue, lockDelivery, type DueDelivery } from './queries.ts'

export type Sending = {
  db: Db
  inTransaction: InTransaction
  outbound: Outbound
  webhookSecrets: WebhookSecrets
  site: { productName: string; publicUrl: string }
}

const timeoutMs = 10_000
/** A person waits for the answer of a test. */
const testTimeoutMs = 3_000
/** Bytes of an answer that are read: what is kept of it, in letters of up to four bytes. */
const maxBytes = webhookLimits.answer * 4
// Longer than the time limit of a call.
const claimSeconds = 60

type Outcome = { statusCode: number | null; trouble: OutboundReason | null; tookMs: number; answer: string }

/** Tries a due delivery once, and queues the next try when it failed. Of two workers at once one calls the address. */
export async function sendWebhook(job: SendJob, sending: Sending) {
  const { companyId, webhookDeliveryId: id } = job
  const row = {
    table: 'webhookDelivery' as const,
    isIt: (eb: Parameters<Parameters<typeof sendOnce>[1]['isIt']>[0]) =>
      eb.and([
        eb('webhookDelivery.companyId', '=', companyId),
        eb('webhookDelivery.id', '=', id),
        eb('webhookDelivery.status', '=', 'WAITING'),
        eb('webhookDelivery.dueAt', '<=', sql<Date>`now()`),
      ]),
    seconds: claimSeconds,
    job: 'send_webhook',
    payload: job,
    key: `webhook:${id}`,
    stop: null,
    // The outcome is written with the attempt, in one transaction.
    settle: async () => undefined,
  }
  await sendOnce(sending.db, row, async () => {
    const due = await findDue(sending.db, companyId, id)
    if (!due) return
    const isTest = due.type === testEvent
    if ((due.offBecause !== null && !isTest) || !(await mayTell(sending.db, companyId)))
      return void (await sending.inTransaction((tx) => settle(tx, due, 'FAILED')))
    const outcome = await call(due, sending)
    await sending.inTransaction((tx) => write(tx, due, outcome))
  })
}

async function call(due: DueDelivery, { outbound, webhookSecrets }: Sending): Promise<Outcome> {
  const seconds = Math.floor(Date.now() / 1000)
  const { webhookEventId: id, payload } = due
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Yoake-Webhooks/1.0',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': webhookSecrets.sign(signingSecretIds(due, new Date()), { id, seconds, payload }),
  }
  const started = performance.now()
  const tookMs = () => Math.round(performance.now() - started)
  try {
    const limits = { timeoutMs: due.type === testEvent ? testTimeoutMs : timeoutMs, maxBytes }
    const answer = await outbound(due.url, { method: 'POST', headers, body: payload }, limits)
    return { statusCode: answer.status, trouble: null, tookMs: tookMs(), answer: firstLetters(answer.body) }
  } catch (error) {
    if (!(error instanceof OutboundTrouble)) throw error
    return { statusCode: null, trouble: error.reason, tookMs: tookMs(), answer: '' }
  }
}

/** The beginning of an answer as text; PostgreSQL takes no zero byte. */
const firstLetters = (body: Buffer) =>
  [...new TextDecoder().decode(body).replaceAll('\0', '')].slice(0, webhookLimits.answer).join('')

async function write(tx: Tx, due: DueDelivery, { statusCode, trouble, tookMs, answer }: Outcome) {
  const { companyId, id } = due
  // The webhook may have been deleted during the call.
  if (!(await lockDelivery(tx, companyId, id))) return
  await tx
    .insertInto('webhookAttempt')
    .values({ companyId, webhookDeliveryId: id, statusCode, trouble, tookMs, answer })
    .execute()
  if (isReceived(statusCode)) {
    await settle(tx, due, 'DELIVERED')
    await webhookOf(tx, due).set({ failingSince: null }).where('failingSince', 'is not', null).execute()
    return
  }
  const waitSeconds = isGone(statusCode) ? null : retryIn(due.type, due.tries + 1)
  if (waitSeconds === null) await settle(tx, due, 'FAILED')
  else {
    const dueAt = new Date(Date.now() + waitSeconds * 1000)
    await deliveryOf(tx, due)
      .set((eb) => ({ tries: eb('tries', '+', 1), dueAt, claimedAt: null }))
      .execute()
    await queueTry(tx, { companyId, webhookDeliveryId: id }, dueAt)
  }
  // A test says nothing of the events that were to arrive.
  if (due.type === testEvent) return
  if (isGone(statusCode)) await switchOff(tx, due, 'GONE')
  else await noteFailure(tx, due)
}

async function noteFailure(tx: Tx, due: DueDelivery) {
  const { isOver } = await webhookOf(tx, due)
    .set({ failingSince: sql<Date>`coalesce(failing_since, now())` })
    .returning(sql<boolean>`failing_since <= now() - make_interval(hours => ${failingHours}::int)`.as('isOver'))
    .executeTakeFirstOrThrow()
  if (isOver) await switchOff(tx, due, 'FAILING')
}

/** Switches a webhook off once and tells the company's administrators. */
async function switchOff(tx: Tx, due: DueDelivery, offBecause: OffReason) {
  const off = await webhookOf(tx, due)
    .set({ offBecause, offAt: sql<Date>`now()` })
    .where('offBecause', 'is', null)
    .returning('offAt')
    .executeTakeFirst()
  if (!off?.offAt) return
  const { companyId, webhookId } = due
  await enqueue(tx, 'notify_webhook_off', { companyId, webhookId, offAt: off.offAt.toISOString() })
  await recordAudit(tx, 'system', [
    { action: 'switchWebhookOff', subject: 'webhook', subjectId: webhookId, companyId, from: 'ON', to: offBecause },
  ])
}

const settle = (tx: Tx, due: DueDelivery, status: 'DELIVERED' | 'FAILED') =>
  deliveryOf(tx, due)
    .set((eb) => ({ status, dueAt: null, claimedAt: null, tries: eb('tries', '+', 1) }))
    .execute()

const deliveryOf = (tx: Tx, { companyId, id }: DueDelivery) =>
  tx.updateTable('webhookDelivery').where('companyId', '=', companyId).where('id', '=', id)
const webhookOf = (tx: Tx, { companyId, webhookId }: DueDelivery) =>
  tx.updateTable('webhook').where('companyId', '=', companyId).where('id', '=', webhookId)

/** Called by the clock: events older than thirty days, with their deliveries. */
export const forgetOldDeliveries = (db: Db) =>
  eraseSome(db, 'webhookEvent', sql`inserted_at < now() - make_interval(days => ${webhookLimits.days}::int)`)
