import { builder } from '#graphql/builder.ts'
import { EventCategory } from '#domain/lookup/graphql.ts'
import { lookups, requireLookup } from '#domain/lookup/queries.ts'
import { listEncourageEvents, type EncourageEventRow } from './queries.ts'

const EncourageEvent = builder.objectRef<EncourageEventRow>('EncourageEvent').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    applicationStartAt: t.expose('applicationStartAt', { type: 'DateTime' }),
    applicationEndAt: t.expose('applicationEndAt', { type: 'DateTime' }),
    category: t.field({
      type: EventCategory,
      resolve: async (event, _, { db }) => requireLookup((await lookups(db)).eventCategories, event.eventCategoryId),
    }),
    companyLogoUrl: t.exposeString('companyLogoUrl', { nullable: true }),
    companyName: t.exposeString('companyName'),
    eventUrl: t.exposeString('eventUrl'),
    order: t.exposeInt('position'),
    thumbnailUrl: t.exposeString('thumbnailUrl', { nullable: true }),
  }),
})

const EncourageEventEdge = builder.objectRef<EncourageEventRow>('EncourageEventEdge').implement({
  fields: (t) => ({ node: t.field({ type: EncourageEvent, resolve: (event) => event }) }),
})

const EncourageEventConnection = builder.objectRef<EncourageEventRow[]>('EncourageEventConnection').implement({
  fields: (t) => ({
    totalCount: t.int({ resolve: (events) => events.length }),
    edges: t.field({ type: [EncourageEventEdge], resolve: (events) => events }),
  }),
})

const EncourageEventPeriod = builder.enumType('EncourageEventPeriod', { values: ['ACTIVE', 'EXPIRED'] as const })

builder.queryFields((t) => ({
  encourageEvents: t.field({
    type: EncourageEventConnection,
    args: { period: t.arg({ type: EncourageEventPeriod, defaultValue: 'ACTIVE' }) },
    resolve: (_, { period }, { db }) => listEncourageEvents(db, period ?? 'ACTIVE', new Date()),
  }),
  encourageEventCategories: t.field({
    type: [EventCategory],
    resolve: async (_, __, { db }) => [...(await lookups(db)).eventCategories.values()],
  }),
}))
