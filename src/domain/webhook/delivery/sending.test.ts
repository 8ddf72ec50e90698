import { sql } from 'kysely'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ownApp } from '#test/client.ts'
import { aCompanyWithUser } from '#test/factories.ts'
import { ears } from '#test/factories/notification.ts'
import { aDelivery, aReceiver, aWebhook, makeDue, type HeardCall, type Receiver } from '#test/factories/webhook.ts'
import { testWebhookSecrets, ownWorker } from '#test/work.ts'
import { openOutbound } from '#platform/outgoing/outbound.ts'
import { enqueue } from '#platform/queue/queue.ts'
import { retrySeconds } from '../rules.ts'
import { forgetOldDeliveries, sendWebhook } from './sending.ts'

const app = ownApp()
const work = ownWorker(app)
let mine: Awaited<ReturnType<typeof aCompanyWithUser>>
let receiver: Receiver
beforeEach(async () => {
  mine = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
  receiver = await aReceiver()
})
afterEach(() => receiver.close())

const me = () => app.as(mine.viewer)
const sendTest = async (id: string) => {
  const { errors } = await me().ask('mutation ($id: ID!) { sendTestWebhook(id: $id) { id } }', { id })
  expect(errors).toEqual([])
}
const detail = `query ($id: ID!) { webhook(id: $id) { offBecause failingSince }
  webhookDeliveries(webhookId: $id) { count rows { id status type label dueAt messageId payload attempts { statusCode trouble answer tookMs } } } }`
const read = async (id: string) => {
  const { webhook, webhookDeliveries } = (await me().ask(detail, { id })).data
  return { ...webhook, deliveries: webhookDeliveries.rows }
}
const verify = (secret: string, { headers, body }: HeardCall) =>
  new Webhook(secret).verify(body, headers as Record<string, string>)

/** A waiting delivery of an event, with its job. */
async function waiting(fields: Parameters<typeof aWebhook>[2] = {}) {
  const webhook = await aWebhook(app.db, mine.company.id, { url: receiver.url, ...fields })
  const delivery = await aDelivery(app.db, webhook, { status: 'WAITING', dueAt: new Date(Date.now() - 1000) })
  const job = { companyId: mine.company.id, webhookDeliveryId: delivery.id }
  await enqueue(app.db, 'send_webhook', job)
  return { webhook, delivery, job }
}
const fail = async (times: number) => {
  for (let n = 0; n < times; n += 1) {
    await makeDue(app.db)
    await work.run()
  }
}

describe('a delivery of a webhook', () => {
  test('is signed by Standard Webhooks, as the public library of the standard says', async () => {
    const webhook = await aWebhook(app.db, mine.company.id, { url: receiver.url })
    await sendTest(webhook.id)
    await work.run()
    const [call] = receiver.heard
    if (!call) throw new Error('nothing was heard')
    const message = verify(testWebhookSecrets.secretOf(webhook.secretId), call)
    expect(message).toMatchObject({ type: 'webhook.test', data: { webhook_id: webhook.id } })
    expect(call.headers['content-type']).toBe('application/json')
    expect(() => verify(testWebhookSecrets.secretOf(webhook.id), call)).toThrow('No matching signature found')
    const [delivery] = (await read(webhook.id)).deliveries
    expect(delivery).toMatchObject({
      status: 'DELIVERED',
      label: 'テスト',
      dueAt: null,
      attempts: [{ statusCode: 204 }],
    })
    expect(delivery.messageId).toBe(call.headers['webhook-id'])
    expect(delivery.payload).toBe(call.body)
  })

  test('is signed by both secrets for a day after a rotation, then by the new one alone', async () => {
    const webhook = await aWebhook(app.db, mine.company.id, { url: receiver.url })
    const { data } = await me().ask('mutation ($id: ID!) { rotateWebhookSecret(id: $id) { id } }', { id: webhook.id })
    const after = await app.db
      .selectFrom('webhook')
      .selectAll()
      .where('id', '=', data.rotateWebhookSecret.id)
      .executeTakeFirstOrThrow()
    const [before, now] = [webhook.secretId, after.secretId].map(testWebhookSecrets.secretOf) as [string, string]
    await sendTest(webhook.id)
    await work.run()
    const [both] = receiver.heard
    if (!both) throw new Error('nothing was heard')
    for (const secret of [before, now]) expect(verify(secret, both)).toMatchObject({ type: 'webhook.test' })
    await app.db
      .updateTable('webhook')
      .set({ previousSecretUntil: sql<Date>`now() - interval '1 second'` })
      .where('id', '=', webhook.id)
      .execute()
    await sendTest(webhook.id)
    await work.run()
    const alone = receiver.heard[1]
    if (!alone) throw new Error('nothing was heard')
    expect(verify(now, alone)).toMatchObject({ type: 'webhook.test' })
    expect(() => verify(before, alone)).toThrow('No matching signature found')
  })

  test('that fails is tried again by the schedule of the standard, the same bytes under the same id', async () => {
    receiver.answers(500, `壊れています${'x'.repeat(600)}\0`)
    const { webhook, delivery } = await waiting()
    for (const seconds of retrySeconds) {
      await work.run()
      const row = await app.db
        .selectFrom('webhookDelivery')
        .selectAll()
        .where('id', '=', delivery.id)
        .executeTakeFirstOrThrow()
      expect(row.status).toBe('WAITING')
      expect(Math.abs(Number(row.dueAt) - Date.now() - seconds * 1000)).toBeLessThan(10_000)
      expect(row.claimedAt).toBeNull()
      await makeDue(app.db)
    }
    await work.run()
    const log = await read(webhook.id)
    expect(log.deliveries[0]).toMatchObject({ status: 'FAILED', dueAt: null })
    expect(log.deliveries[0].attempts).toHaveLength(10)
    expect([...log.deliveries[0].attempts[0].answer]).toHaveLength(500)
    expect(new Set(receiver.heard.map(({ headers, body }) => `${String(headers['webhook-id'])} ${body}`)).size).toBe(1)
    expect(retrySeconds.reduce((sum, seconds) => sum + seconds, 0)).toBeGreaterThan(72 * 3600)
  })

  test('that arrives after a failure ends the failing', async () => {
    receiver.answers(503)
    const { webhook } = await waiting()
    await work.run()
    expect((await read(webhook.id)).failingSince).not.toBeNull()
    receiver.answers(200, 'ok')
    await fail(1)
    const log = await read(webhook.id)
    expect(log.failingSince).toBeNull()
    expect(log.deliveries[0]).toMatchObject({
      status: 'DELIVERED',
      attempts: [{ statusCode: 200, answer: 'ok' }, { statusCode: 503 }],
    })
  })

  test('a redirect is not followed and counts as a failure', async () => {
    receiver.answers(302, '', 'http://127.0.0.1:1/inside')
    const { webhook } = await waiting()
    await work.run()
    expect((await read(webhook.id)).deliveries[0].attempts).toMatchObject([{ statusCode: 302, trouble: null }])
  })

  test('a name that leads inside is refused at connect time and told in the log', async () => {
    const { webhook, job } = await waiting({ url: 'https://hooks.example.jp/' })
    const outbound = openOutbound({ outbound: 'public' }, async () => [{ address: '169.254.169.254', family: 4 }])
    await sendWebhook(job, { ...work.context, outbound })
    const [attempt] = (await read(webhook.id)).deliveries[0].attempts
    expect(attempt).toMatchObject({ statusCode: null, trouble: expect.stringContaining('社内や端末') })
    await work.run()
  })

  test('of two workers at once one calls the address; a claim of a dead worker runs out', async () => {
    const { job, delivery } = await waiting()
    await Promise.all([sendWebhook(job, work.context), sendWebhook(job, work.context)])
    expect(receiver.heard).toHaveLength(1)
    const again = await waiting()
    await app.db
      .updateTable('webhookDelivery')
      .set({ claimedAt: sql<Date>`now()` })
      .where('id', '=', again.delivery.id)
      .execute()
    await work.run()
    expect(receiver.heard).toHaveLength(1)
    await app.db
      .updateTable('webhookDelivery')
      .set({ claimedAt: sql<Date>`now() - interval '2 minutes'` })
      .where('id', '=', again.delivery.id)
      .execute()
    await makeDue(app.db)
    await work.run()
    expect(receiver.heard).toHaveLength(2)
    expect(delivery.id).not.toBe(again.delivery.id)
  })

  test('410 switches the webhook off at once, and its administrators are told', async () => {
    receiver.answers(410)
    const { webhook } = await waiting()
    await work.run()
    await work.run()
    expect(await read(webhook.id)).toMatchObject({ offBecause: 'GONE', deliveries: [{ status: 'FAILED' }] })
    const hear = ears(app, work)
    const mails = await hear.mailsTo(mine.viewer)
    expect(mails.map(({ subject }) => subject)).toEqual(['【要対応】Webhookを停止しました｜ヨアケ'])
    expect(mails[0]?.text).toContain('410')
  })

  test('a webhook that failed for three days is switched off once; what waits is sent no more', async () => {
    receiver.answers(500)
    const { webhook } = await waiting()
    await work.run()
    expect((await read(webhook.id)).offBecause).toBeNull()
    await app.db
      .updateTable('webhook')
      .set({ failingSince: sql<Date>`now() - interval '73 hours'` })
      .where('id', '=', webhook.id)
      .execute()
    await fail(1)
    expect((await read(webhook.id)).offBecause).toBe('FAILING')
    await fail(2)
    expect(receiver.heard).toHaveLength(2)
    expect((await read(webhook.id)).deliveries).toMatchObject([{ status: 'FAILED' }])
    expect(await ears(app, work).mailsTo(mine.viewer)).toHaveLength(1)
  })

  test('is sent again by a press, once however often it is pressed; never to a webhook that is off', async () => {
    const webhook = await aWebhook(app.db, mine.company.id, { url: receiver.url })
    const { id } = await aDelivery(app.db, webhook)
    const again = 'mutation ($id: ID!) { redeliverWebhook(id: $id) { status } }'
    const answers = await Promise.all([1, 2].map(() => me().ask(again, { id })))
    expect(answers.map(({ errors }) => errors)).toEqual([[], []])
    await work.run()
    expect(receiver.heard).toHaveLength(1)
    const off = app.db.updateTable('webhook').set({ offBecause: 'COMPANY', offAt: new Date() })
    await off.where('id', '=', webhook.id).execute()
    expect((await me().ask(again, { id })).errors[0]?.code).toBe('webhook_off')
    await sendTest(webhook.id)
    await work.run()
    expect(receiver.heard).toHaveLength(2)
  })

  test('a test is sent twenty times an hour at most, and the next hour again', async () => {
    const webhook = await aWebhook(app.db, mine.company.id, { url: receiver.url })
    for (let n = 1; n <= 20; n += 1) {
      await sendTest(webhook.id)
      await app.db.updateTable('webhookDelivery').set({ status: 'FAILED', dueAt: null }).execute()
    }
    const more = () => me().ask('mutation ($id: ID!) { sendTestWebhook(id: $id) { id } }', { id: webhook.id })
    expect((await more()).errors[0]?.code).toBe('webhook_test_limit_reached')
    await sql`update webhook_event set inserted_at = inserted_at - interval '61 minutes'`.execute(app.db)
    expect((await more()).errors).toEqual([])
  })

  test('each company has a lane of its own, so that no silent address keeps another company waiting', async () => {
    const other = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
    for (const company of [mine, other]) {
      const webhook = await aWebhook(app.db, company.company.id, { url: receiver.url })
      const press = 'mutation ($id: ID!) { sendTestWebhook(id: $id) { id } }'
      expect((await app.as(company.viewer).ask(press, { id: webhook.id })).errors).toEqual([])
    }
    const { rows } = await sql<{ queueName: string }>`
      select queue_name as "queueName" from graphile_worker.jobs where task_identifier = 'send_webhook'`.execute(app.db)
    const lanes = rows.map(({ queueName }) => queueName)
    for (const { company } of [mine, other])
      expect(lanes.filter((lane) => lane === `webhooks-${company.id}`)).toHaveLength(1)
    await work.run()
  })

  test('another company’s delivery does not exist', async () => {
    const other = await aCompanyWithUser(app.db, { planKey: 'PREMIUM' })
    const theirs = await aDelivery(app.db, await aWebhook(app.db, other.company.id))
    const again = 'mutation ($id: ID!) { redeliverWebhook(id: $id) { id } }'
    expect((await me().ask(again, { id: theirs.id })).errors[0]?.code).toBe('not_found')
  })

  test('nothing leaves for a company whose plan went down, or whose contract ended', async () => {
    for (const change of [{ planKey: 'STANDARD' }, { status: 'EXPIRED' as const }]) {
      const { job } = await waiting()
      const contract = app.db.updateTable('contract').set({ planKey: 'PREMIUM', status: 'ACTIVE', ...change })
      await contract.where('companyId', '=', mine.company.id).execute()
      await sendWebhook(job, work.context)
    }
    expect(receiver.heard).toEqual([])
  })

  test('after thirty days a delivery leaves with its event and its tries', async () => {
    const { delivery } = await waiting()
    await work.run()
    const old = app.db.updateTable('webhookEvent').set({ insertedAt: sql<Date>`now() - interval '31 days'` })
    await old.where('id', '=', delivery.webhookEventId).execute()
    await forgetOldDeliveries(app.db)
    const tries = app.db.selectFrom('webhookAttempt').selectAll().where('webhookDeliveryId', '=', delivery.id)
    expect(await tries.execute()).toEqual([])
  })
})
