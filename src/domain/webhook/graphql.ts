import { readRevision, revisionOf } from '#platform/database/revision.ts'
import { requireCompanyAdmin } from '#domain/viewer/viewer.ts'
import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { webhookId } from '#ground/id.ts'
import {
  createWebhook,
  deleteWebhook,
  readWebhookSecret,
  rotateWebhookSecret,
  updateWebhook,
  updateWebhookState,
} from './commands.ts'
import { editedPart, listWebhooks, requireWebhook, type WebhookRow } from './queries.ts'
import { webhookEvents, type WebhookEvent } from './rules.ts'

const Event = builder.enumType('WebhookEvent', {
  values: Object.fromEntries(webhookEvents.map((value) => [value.replace('.', '_').toUpperCase(), { value }])),
})

export const Webhook = builder.objectRef<WebhookRow>('Webhook').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    url: t.exposeString('url'),
    description: t.exposeString('description'),
    revision: t.string({ resolve: (webhook) => revisionOf(editedPart(webhook)) }),
    // The check of webhook.events allows these values only.
    events: t.field({ type: [Event], resolve: ({ events }) => events as WebhookEvent[] }),
    offBecause: t.field({
      type: builder.enumType('WebhookOffReason', { values: ['COMPANY', 'GONE', 'FAILING'] as const }),
      nullable: true,
      description: 'Null while the webhook is on.',
      resolve: ({ offBecause }) => offBecause,
    }),
    offAt: t.expose('offAt', { type: 'DateTime', nullable: true }),
    failingSince: t.expose('failingSince', { type: 'DateTime', nullable: true }),
    previousSecretUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when the secret before the present one signs too; null when it no longer does.',
      resolve: ({ previousSecretUntil: until }) => (until !== null && until > new Date() ? until : null),
    }),
    insertedAt: t.expose('insertedAt', { type: 'DateTime' }),
  }),
})

builder.queryFields((t) => ({
  webhooks: t.field({
    type: [Webhook],
    resolve: (_, __, { viewer, db }) => listWebhooks(db, requireCompanyAdmin(viewer).companyId),
  }),
  webhook: t.field({
    type: Webhook,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer, db }) => requireWebhook(db, requireCompanyAdmin(viewer).companyId, webhookId(id)),
  }),
}))

const events = (arg: { type: [typeof Event]; required: true }) => ({ ...arg, ...atMost(webhookEvents.length) })

builder.mutationFields((t) => ({
  createWebhook: t.field({
    type: Webhook,
    args: {
      url: t.arg.string({ required: true }),
      description: t.arg.string({ required: true }),
      events: t.arg(events({ type: [Event], required: true })),
    },
    resolve: async (_, args, { viewer, write, db, outboundReach }) => {
      const company = requireCompanyAdmin(viewer)
      return requireWebhook(db, company.companyId, await write((tx) => createWebhook(tx, company, args, outboundReach)))
    },
  }),
  updateWebhook: t.field({
    type: Webhook,
    args: {
      id: t.arg.id({ required: true }),
      url: t.arg.string({ required: true }),
      description: t.arg.string({ required: true }),
      events: t.arg(events({ type: [Event], required: true })),
      revision: t.arg.string(readRevision),
    },
    resolve: async (_, { id, revision, ...form }, { viewer, write, db, outboundReach }) => {
      const company = requireCompanyAdmin(viewer)
      const updated = await write((tx) => updateWebhook(tx, company, webhookId(id), { form, revision }, outboundReach))
      return requireWebhook(db, company.companyId, updated)
    },
  }),
  updateWebhookState: t.field({
    type: Webhook,
    args: { id: t.arg.id({ required: true }), isOn: t.arg.boolean({ required: true }) },
    resolve: async (_, { id, isOn }, { viewer, write, db }) => {
      const company = requireCompanyAdmin(viewer)
      const updated = await write((tx) => updateWebhookState(tx, company, webhookId(id), isOn))
      return requireWebhook(db, company.companyId, updated)
    },
  }),
  rotateWebhookSecret: t.field({
    type: Webhook,
    description: 'The secret before it signs too for 24 hours.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, write, db }) => {
      const company = requireCompanyAdmin(viewer)
      const rotated = await write((tx) => rotateWebhookSecret(tx, company, webhookId(id)))
      return requireWebhook(db, company.companyId, rotated)
    },
  }),
  showWebhookSecret: t.string({
    description: 'The secret that signs; each time it is shown stands in the audit.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, write, webhookSecrets }) => {
      const company = requireCompanyAdmin(viewer)
      return webhookSecrets.secretOf(await write((tx) => readWebhookSecret(tx, company, webhookId(id))))
    },
  }),
  deleteWebhook: t.id({
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer, write }) => {
      const company = requireCompanyAdmin(viewer)
      return write((tx) => deleteWebhook(tx, company, webhookId(id)))
    },
  }),
}))
