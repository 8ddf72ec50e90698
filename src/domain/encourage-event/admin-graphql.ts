import { atMost } from '#graphql/at-most.ts'
import { adminBuilder } from '#graphql/admin-builder.ts'
import { lookups, requireLookup } from '#domain/lookup/queries.ts'
import { Refusal } from '#ground/refusal.ts'
import { createEncourageEvent, deleteEncourageEvent, reorderEncourageEvents, updateEncourageEvent } from './commands.ts'
import { listAllEncourageEvents, requireEncourageEvent, type EncourageEventRow } from './queries.ts'
import { encourageEventLimits, encourageEventStatuses, statusOf } from './rules.ts'

/** Ids of events are whole numbers from 1; any other text is an unknown event. */
function eventId(text: string) {
  const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
  if (id === null) throw new Refusal('not_found')
  return id
}

const Category = adminBuilder.objectRef<{ id: number | string; label: string }>('EventCategory').implement({
  fields: (t) => ({ id: t.exposeID('id'), label: t.exposeString('label') }),
})

const Status = adminBuilder.enumType('EncourageEventStatus', { values: encourageEventStatuses })

const EncourageEvent = adminBuilder.objectRef<EncourageEventRow>('EncourageEvent').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    status: t.field({ type: Status, resolve: (event) => statusOf(event, new Date()) }),
    title: t.exposeString('title'),
    applicationStartAt: t.expose('applicationStartAt', { type: 'DateTime' }),
    applicationEndAt: t.expose('applicationEndAt', { type: 'DateTime' }),
    category: t.field({
      type: Category,
      resolve: async (event, _, { db }) => requireLookup((await lookups(db)).eventCategories, event.eventCategoryId),
    }),
    companyLogoUrl: t.exposeString('companyLogoUrl', { nullable: true }),
    companyName: t.exposeString('companyName'),
    eventUrl: t.exposeString('eventUrl'),
    order: t.exposeInt('position'),
    thumbnailUrl: t.exposeString('thumbnailUrl', { nullable: true }),
  }),
})

const EncourageEventInput = adminBuilder.inputType('EncourageEventInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    categoryId: t.id({ required: true }),
    applicationStartAt: t.field({ type: 'DateTime', required: true }),
    applicationEndAt: t.field({ type: 'DateTime', required: true }),
    companyName: t.string({ required: true }),
    companyLogoUrl: t.string(),
    eventUrl: t.string({ required: true }),
    thumbnailUrl: t.string(),
  }),
})

const fieldsOf = ({ categoryId, companyLogoUrl, thumbnailUrl, ...given }: typeof EncourageEventInput.$inferInput) => ({
  ...given,
  // A text that is not a number becomes NaN, an unknown category, which the rules refuse at the field.
  eventCategoryId: Number(categoryId),
  companyLogoUrl: companyLogoUrl ?? null,
  thumbnailUrl: thumbnailUrl ?? null,
})

adminBuilder.queryFields((t) => ({
  encourageEvents: t.field({
    type: [EncourageEvent],
    description: 'In their order; without statuses all of them.',
    args: { statuses: t.arg({ type: [Status], ...atMost(encourageEventStatuses.length) }) },
    resolve: async (_, { statuses }, { db }) => {
      const now = new Date()
      const events = await listAllEncourageEvents(db)
      return statuses ? events.filter((event) => statuses.includes(statusOf(event, now))) : events
    },
  }),
  encourageEventCategories: t.field({
    type: [Category],
    resolve: async (_, __, { db }) => [...(await lookups(db)).eventCategories.values()],
  }),
}))

adminBuilder.mutationFields((t) => ({
  createEncourageEvent: t.field({
    type: EncourageEvent,
    args: { event: t.arg({ type: EncourageEventInput, required: true }) },
    resolve: async (_, { event }, { viewer, write, db }) =>
      requireEncourageEvent(db, await write((tx) => createEncourageEvent(tx, viewer, fieldsOf(event)))),
  }),
  updateEncourageEvent: t.field({
    type: EncourageEvent,
    args: { id: t.arg.id({ required: true }), event: t.arg({ type: EncourageEventInput, required: true }) },
    resolve: async (_, { id, event }, { viewer, write, db }) =>
      requireEncourageEvent(db, await write((tx) => updateEncourageEvent(tx, viewer, eventId(id), fieldsOf(event)))),
  }),
  deleteEncourageEvent: t.field({
    type: 'ID',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer, write }) => write((tx) => deleteEncourageEvent(tx, viewer, eventId(id))),
  }),
  reorderEncourageEvents: t.field({
    type: [EncourageEvent],
    description: 'All ids in their new order.',
    args: { ids: t.arg.idList({ required: true, ...atMost(encourageEventLimits.events) }) },
    resolve: async (_, { ids }, { viewer, write, db }) => {
      await write((tx) => reorderEncourageEvents(tx, viewer, ids.map(eventId)))
      return listAllEncourageEvents(db)
    },
  }),
}))
