import { atMost, textUpTo } from '#graphql/at-most.ts'
import { adminBuilder, type AdminContext } from '#graphql/admin-builder.ts'
import { lookups, requireLookup } from '#domain/lookup/queries.ts'
import { wholeIdOf } from '#ground/whole-id.ts'
import {
  createEncourageEvent,
  deleteEncourageEvent,
  duplicateEncourageEvent,
  reorderEncourageEvents,
  updateEncourageEvent,
} from './commands.ts'
import { eventLogos, eventPictures } from './picture/commands.ts'
import { encodedPictureLength, pictureUrl } from './picture/rules.ts'
import { readRevision, revisionOf } from '#platform/database/revision.ts'
import { editedPart, listAllEncourageEvents, requireEncourageEvent, type EncourageEventRow } from './queries.ts'
import { encourageEventLimits, encourageEventStatuses, statusOf } from './rules.ts'

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
    revision: t.string({ resolve: (event) => revisionOf(editedPart(event)) }),
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

const fieldsOf = ({ categoryId, companyLogoUrl, thumbnailUrl, ...fields }: typeof EncourageEventInput.$inferInput) => ({
  ...fields,
  // A text that is not a number becomes NaN, an unknown category, which the rules refuse at the field.
  eventCategoryId: Number(categoryId),
  companyLogoUrl: companyLogoUrl ?? null,
  thumbnailUrl: thumbnailUrl ?? null,
})

type Encoded = { encodedPicture?: string | null | undefined; encodedLogo?: string | null | undefined }

/** Pictures are stored before the transaction that shows them, and take the place of their addresses. */
async function withPictures(
  { db, files }: AdminContext,
  fields: ReturnType<typeof fieldsOf>,
  { encodedPicture, encodedLogo }: Encoded,
) {
  return {
    ...fields,
    ...(encodedPicture && { thumbnailUrl: pictureUrl(await eventPictures.store(db, files, encodedPicture)) }),
    ...(encodedLogo && { companyLogoUrl: pictureUrl(await eventLogos.store(db, files, encodedLogo)) }),
  }
}

adminBuilder.queryFields((t) => ({
  encourageEvent: t.field({
    type: EncourageEvent,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { db }) => requireEncourageEvent(db, wholeIdOf(id)),
  }),
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

const pictureLimit = textUpTo(encodedPictureLength)

adminBuilder.mutationFields((t) => ({
  createEncourageEvent: t.field({
    type: EncourageEvent,
    args: {
      event: t.arg({ type: EncourageEventInput, required: true }),
      encodedPicture: t.arg.string({ description: 'Takes the place of thumbnailUrl.', ...pictureLimit }),
      encodedLogo: t.arg.string({ description: 'Takes the place of companyLogoUrl.', ...pictureLimit }),
    },
    resolve: async (_, { event, ...encoded }, context) => {
      const { viewer, write, db } = context
      const fields = await withPictures(context, fieldsOf(event), encoded)
      return requireEncourageEvent(db, await write((tx) => createEncourageEvent(tx, viewer, fields)))
    },
  }),
  updateEncourageEvent: t.field({
    type: EncourageEvent,
    args: {
      id: t.arg.id({ required: true }),
      revision: t.arg.string(readRevision),
      event: t.arg({ type: EncourageEventInput, required: true }),
      encodedPicture: t.arg.string({ description: 'Takes the place of thumbnailUrl.', ...pictureLimit }),
      encodedLogo: t.arg.string({ description: 'Takes the place of companyLogoUrl.', ...pictureLimit }),
    },
    resolve: async (_, { id, revision, event, ...encoded }, context) => {
      const { viewer, write, db } = context
      const fields = await withPictures(context, fieldsOf(event), encoded)
      const updated = await write((tx) => updateEncourageEvent(tx, viewer, wholeIdOf(id), fields, revision))
      return requireEncourageEvent(db, updated)
    },
  }),
  duplicateEncourageEvent: t.field({
    type: EncourageEvent,
    description: 'A copy at the end of the order.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { viewer, write, db }) =>
      requireEncourageEvent(db, await write((tx) => duplicateEncourageEvent(tx, viewer, wholeIdOf(id)))),
  }),
  deleteEncourageEvent: t.field({
    type: 'ID',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { viewer, write }) => write((tx) => deleteEncourageEvent(tx, viewer, wholeIdOf(id))),
  }),
  reorderEncourageEvents: t.field({
    type: [EncourageEvent],
    description: 'All ids in their new order.',
    args: { ids: t.arg.idList({ required: true, ...atMost(encourageEventLimits.events) }) },
    resolve: async (_, { ids }, { viewer, write, db }) => {
      await write((tx) => reorderEncourageEvents(tx, viewer, ids.map(wholeIdOf)))
      return listAllEncourageEvents(db)
    },
  }),
}))
