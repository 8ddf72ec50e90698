import { adminBuilder } from '#graphql/admin-builder.ts'
import { retryJob, retryJobs } from './commands.ts'
import {
  countDeliveries,
  findMailAddresses,
  listFailedJobs,
  listFailedKinds,
  type DeliveryDay,
  type FailedJobRow,
  type FailedKindRow,
} from './queries.ts'
import { domainOf, groupOf, jobGroups, plainError } from './rules.ts'

const Group = adminBuilder.enumType('JobGroup', { values: jobGroups })

/** Never the text of a mail, and of its address the domain alone. */
const FailedJob = adminBuilder.objectRef<FailedJobRow>('FailedJob').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.exposeString('kind'),
    group: t.field({ type: Group, resolve: ({ kind }) => groupOf(kind) }),
    attempts: t.exposeInt('attempts'),
    maxAttempts: t.exposeInt('maxAttempts'),
    isGivenUp: t.exposeBoolean('isGivenUp'),
    error: t.string({ resolve: ({ error }) => plainError(error) }),
    queuedAt: t.expose('queuedAt', { type: 'DateTime' }),
    failedAt: t.expose('failedAt', { type: 'DateTime' }),
    nextTryAt: t.expose('nextTryAt', { type: 'DateTime' }),
    domain: t.string({
      nullable: true,
      resolve: async ({ mailId }, _, { batchOpen }) =>
        mailId === null ? null : domainOf((await batchOpen(findMailAddresses).load(mailId)) ?? null),
    }),
  }),
})

const FailedKind = adminBuilder.objectRef<FailedKindRow>('FailedJobKind').implement({
  fields: (t) => ({
    kind: t.exposeString('kind'),
    group: t.field({ type: Group, resolve: ({ kind }) => groupOf(kind) }),
    givenUp: t.exposeInt('givenUp'),
    waiting: t.exposeInt('waiting'),
    oldestAt: t.expose('oldestAt', { type: 'DateTime' }),
    latestAt: t.expose('latestAt', { type: 'DateTime' }),
  }),
})

const Day = adminBuilder.objectRef<DeliveryDay>('DeliveryDay').implement({
  fields: (t) => ({
    day: t.expose('day', { type: 'Date' }),
    queued: t.exposeInt('queued'),
    settled: t.exposeInt('settled'),
  }),
})

adminBuilder.queryFields((t) => ({
  failedJobs: t.field({
    type: [FailedJob],
    args: { kind: t.arg.string(), first: t.arg.int({ defaultValue: 50 }), offset: t.arg.int({ defaultValue: 0 }) },
    resolve: (_, { kind = null, first, offset }, { db }) =>
      listFailedJobs(db, kind, { first: first ?? 50, offset: offset ?? 0 }),
  }),
  failedJobKinds: t.field({ type: [FailedKind], resolve: (_, __, { db }) => listFailedKinds(db) }),
  deliveryDays: t.field({
    type: [Day],
    description: 'The mails of notifications of the last two weeks, by the day they were queued.',
    resolve: (_, __, { db }) => countDeliveries(db),
  }),
}))

adminBuilder.mutationFields((t) => ({
  retryJob: t.field({
    type: 'ID',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer, write }) => write((tx) => retryJob(tx, viewer, id)),
  }),
  retryJobs: t.field({
    type: 'Int',
    args: { kind: t.arg.string({ required: true }) },
    resolve: (_, { kind }, { viewer, write }) => write((tx) => retryJobs(tx, viewer, kind)),
  }),
}))
