import { builder } from '#graphql/builder.ts'
import { companyOf, type Context } from '#graphql/context.ts'
import { schedulingId } from '#ground/id.ts'
import type { CompanyId } from '#domain/viewer/viewer.ts'
import { EventDate, GroupedSchedulingDates, InterviewDate, SchedulingDate, SchedulingTypeEnum } from './date/graphql.ts'
import { hasCapacityInFuture } from './seat/rules.ts'
import {
  countSchedulings,
  findSchedulings,
  groupByDay,
  listDatesOfSchedulings,
  listSchedulings,
  maxRows,
  requireScheduling,
  type SchedulingRow,
} from './queries.ts'

const datesOf = async ({ id }: SchedulingRow, context: Context) =>
  (await context.batch(listDatesOfSchedulings, companyOf(context)).load(id)) ?? []

export const Scheduling = builder.interfaceRef<SchedulingRow>('Scheduling').implement({
  resolveType: ({ type }) => (type === 'EVENT' ? 'SchedulingEvent' : 'SchedulingInterview'),
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.expose('type', { type: SchedulingTypeEnum }),
    revision: t.exposeInt('revision', { description: 'The number of saves that changed the fields or existing dates' }),
    title: t.exposeString('title'),
    location: t.exposeString('location'),
    url: t.exposeString('url', { nullable: true }),
    belongings: t.exposeStringList('belongings'),
    emergencyContact: t.exposeString('emergencyContact'),
    remindOneDayBefore: t.exposeBoolean('remindOneDayBefore'),
    remindThreeDaysBefore: t.exposeBoolean('remindThreeDaysBefore'),
    hasCapacityInFuture: t.boolean({
      resolve: async (scheduling, _, context) => hasCapacityInFuture(await datesOf(scheduling, context), new Date()),
    }),
    schedulingDates: t.field({
      type: [SchedulingDate],
      resolve: (scheduling, _, context) => datesOf(scheduling, context),
    }),
    groupedSchedulingDates: t.field({
      type: [GroupedSchedulingDates],
      resolve: async (scheduling, _, context) => groupByDay(await datesOf(scheduling, context)),
    }),
  }),
})
export const SchedulingEvent = builder.objectRef<SchedulingRow>('SchedulingEvent').implement({
  interfaces: [Scheduling],
  fields: (t) => ({
    schedulingDates: t.field({
      type: [EventDate],
      resolve: (scheduling, _, context) => datesOf(scheduling, context),
    }),
  }),
})
export const SchedulingInterview = builder.objectRef<SchedulingRow>('SchedulingInterview').implement({
  interfaces: [Scheduling],
  fields: (t) => ({
    schedulingDates: t.field({
      type: [InterviewDate],
      resolve: (scheduling, _, context) => datesOf(scheduling, context),
    }),
  }),
})

builder.interfaceField(SchedulingDate, 'scheduling', (t) =>
  t.field({
    type: Scheduling,
    resolve: async (date, _, context) =>
      (await context.batch(findSchedulings, companyOf(context)).load(date.schedulingId)) as SchedulingRow,
  }),
)

const SchedulingEdge = builder.objectRef<SchedulingRow>('SchedulingEdge').implement({
  fields: (t) => ({ node: t.field({ type: Scheduling, resolve: (scheduling) => scheduling }) }),
})
const SchedulingConnection = builder
  .objectRef<{ companyId: CompanyId; first: number }>('SchedulingConnection')
  .implement({
    fields: (t) => ({
      totalCount: t.int({ resolve: ({ companyId }, _, { db }) => countSchedulings(db, companyId) }),
      edges: t.field({
        type: [SchedulingEdge],
        resolve: ({ companyId, first }, _, { db }) => listSchedulings(db, companyId, first),
      }),
    }),
  })

builder.queryFields((t) => ({
  schedulings: t.field({
    type: SchedulingConnection,
    args: { first: t.arg.int({ defaultValue: maxRows }) },
    resolve: (_, { first }, context) => ({ companyId: companyOf(context), first: first ?? maxRows }),
  }),
  scheduling: t.field({
    type: Scheduling,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => requireScheduling(context.db, companyOf(context), schedulingId(id)),
  }),
}))
