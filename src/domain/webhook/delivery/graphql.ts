import { requireCompanyAdmin } from '#domain/viewer/viewer.ts'
import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { webhookDeliveryId, webhookId } from '#ground/id.ts'
import { requireWebhook } from '../queries.ts'
import { deliveryStatuses, webhookEventTexts, webhookLimits, type SentEvent } from '../rules.ts'
import { attemptText } from '../trouble.ts'
import { redeliverWebhook, sendTestWebhook } from './commands.ts'
import {
  countDeliveries,
  listAttempts,
  listDeliveries,
  requireDelivery,
  type AttemptRow,
  type DeliveryRow,
} from './queries.ts'

const Status = builder.enumType('WebhookDeliveryStatus', { values: deliveryStatuses })

const WebhookAttempt = builder.objectRef<AttemptRow>('WebhookAttempt').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    statusCode: t.exposeInt('statusCode', { nullable: true }),
    trouble: t.string({
      nullable: true,
      description: 'Why there was no answer, in one sentence.',
      resolve: ({ trouble, tookMs }) => trouble && attemptText(trouble, tookMs),
    }),
    tookMs: t.exposeInt('tookMs'),
    answer: t.exposeString('answer', { description: 'The first 500 letters.' }),
  }),
})

const WebhookDelivery = builder.objectRef<DeliveryRow>('WebhookDelivery').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    status: t.field({ type: Status, resolve: ({ status }) => status }),
    type: t.exposeString('type'),
    label: t.string({ resolve: ({ type }) => webhookEventTexts[type as SentEvent].label }),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
    dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true }),
    messageId: t.exposeID('webhookEventId', { description: 'The header webhook-id.' }),
    payload: t.exposeString('payload'),
    attempts: t.field({
      type: [WebhookAttempt],
      description: 'The newest first.',
      resolve: async ({ id }, _, context) => (await context.batch(listAttempts, companyOf(context)).load(id)) ?? [],
    }),
  }),
})

const pageOf = (page: number) => Math.min(10_000, Math.max(1, page))

const WebhookDeliveryPage = builder.objectRef<{ rows: DeliveryRow[]; count: number }>('WebhookDeliveryPage').implement({
  fields: (t) => ({ rows: t.expose('rows', { type: [WebhookDelivery] }), count: t.exposeInt('count') }),
})

builder.queryField('webhookDeliveries', (t) =>
  t.field({
    type: WebhookDeliveryPage,
    description: `One page of ${webhookLimits.deliveriesPerPage} deliveries of a webhook, the newest first.`,
    args: { webhookId: t.arg.id({ required: true }), page: t.arg.int({ required: true, defaultValue: 1 }) },
    resolve: async (_, { webhookId: named, page }, { viewer, db }) => {
      const { companyId } = requireCompanyAdmin(viewer)
      const { id } = await requireWebhook(db, companyId, webhookId(named))
      return {
        rows: await listDeliveries(db, companyId, id, pageOf(page)),
        count: await countDeliveries(db, companyId, id),
      }
    },
  }),
)

builder.mutationFields((t) => ({
  redeliverWebhook: t.field({
    type: WebhookDelivery,
    args: { id: t.arg.id({ required: true, description: 'The id of the delivery.' }) },
    resolve: async (_, { id }, { viewer, write, db }) => {
      const company = requireCompanyAdmin(viewer)
      const again = await write((tx) => redeliverWebhook(tx, company, webhookDeliveryId(id)))
      return requireDelivery(db, company.companyId, webhookDeliveryId(again))
    },
  }),
  sendTestWebhook: t.field({
    type: WebhookDelivery,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, write, db }) => {
      const company = requireCompanyAdmin(viewer)
      const sent = await write((tx) => sendTestWebhook(tx, company, webhookId(id)))
      return requireDelivery(db, company.companyId, webhookDeliveryId(sent))
    },
  }),
}))
