import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { jobId, schedulingDateId } from '#ground/id.ts'
import { requireRecruiter, type CompanyId } from '#domain/viewer/viewer.ts'
import { CompanyUser } from '#domain/company/graphql.ts'
import {
  countSchedulingDates,
  groupByDay,
  listNotifiedCompanyUsers,
  listSchedulingDates,
  maxRows,
  requireSchedulingDate,
  type DayOfDates,
  type SchedulingDateFilter,
  type SchedulingDateRow,
} from '../queries.ts'
import { schedulingTypes } from '../rules.ts'
import { deleteSchedulingDate, toggleSchedulingDateCapacityFull } from './commands.ts'
import { canDelete, closesAt, hasCapacity, hasSeat, isClosed, minutesOf } from '../seat/rules.ts'

export const SchedulingTypeEnum = builder.enumType('SchedulingType', { values: schedulingTypes })

/** The fields that dates of events and of interviews share. */
export const SchedulingDate = builder.interfaceRef<SchedulingDateRow>('SchedulingDate').implement({
  resolveType: ({ type }) => (type === 'EVENT' ? 'EventDate' : 'InterviewDate'),
  fields: (t) => ({
    id: t.exposeID('id'),
    startAt: t.expose('startAt', { type: 'DateTime' }),
    endAt: t.expose('endAt', { type: 'DateTime' }),
    canDelete: t.boolean({ resolve: canDelete }),
    hasCapacity: t.boolean({ resolve: hasCapacity }),
    hasSeat: t.boolean({
      description: 'Whether the company can book a seat for a student.',
      resolve: (date) => hasSeat(date, new Date()),
    }),
    calledOffAt: t.expose('calledOffAt', { type: 'DateTime', nullable: true }),
    isForceCapacityFull: t.exposeBoolean('isForceCapacityFull'),
    closesAt: t.field({ type: 'DateTime', description: 'From here on it takes no more students.', resolve: closesAt }),
    isClosed: t.boolean({ resolve: (date) => isClosed(date, new Date()) }),
    totalCountAcceptedSearchCandidates: t.exposeInt('bookedInSight'),
    notifiedCompanyUsers: t.field({
      type: [CompanyUser],
      resolve: async ({ id }, _, context) =>
        (await context.batch(listNotifiedCompanyUsers, companyOf(context)).load(id)) ?? [],
    }),
  }),
})
export const EventDate = builder.objectRef<SchedulingDateRow>('EventDate').implement({
  interfaces: [SchedulingDate],
  fields: (t) => ({ capacity: t.exposeInt('capacity') }),
})
export const InterviewDate = builder.objectRef<SchedulingDateRow>('InterviewDate').implement({
  interfaces: [SchedulingDate],
  fields: (t) => ({ timebox: t.int({ description: 'Minutes.', resolve: minutesOf }) }),
})

export const GroupedSchedulingDates = builder.objectRef<DayOfDates>('GroupedSchedulingDates').implement({
  fields: (t) => ({
    date: t.expose('date', { type: 'Date' }),
    dates: t.field({ type: [SchedulingDate], resolve: ({ dates }) => dates }),
  }),
})

const SchedulingDateEdge = builder.objectRef<SchedulingDateRow>('SchedulingDateEdge').implement({
  fields: (t) => ({ node: t.field({ type: SchedulingDate, resolve: (date) => date }) }),
})
const SchedulingDateConnection = builder
  .objectRef<{ companyId: CompanyId; filter: SchedulingDateFilter; first: number }>('SchedulingDateConnection')
  .implement({
    fields: (t) => ({
      totalCount: t.int({
        resolve: ({ companyId, filter }, _, { db }) => countSchedulingDates(db, companyId, filter),
      }),
      edges: t.field({
        type: [SchedulingDateEdge],
        resolve: ({ companyId, filter, first }, _, { db }) => listSchedulingDates(db, companyId, filter, first),
      }),
    }),
  })

builder.queryFields((t) => ({
  schedulingDates: t.field({
    type: SchedulingDateConnection,
    args: {
      startDate: t.arg({ type: 'Date' }),
      endDate: t.arg({ type: 'Date' }),
      jobId: t.arg.id(),
      first: t.arg.int({ defaultValue: maxRows }),
    },
    resolve: (_, { first, ...filter }, context) => ({
      companyId: companyOf(context),
      filter: { ...filter, jobId: filter.jobId ? jobId(filter.jobId) : null },
      first: first ?? maxRows,
    }),
  }),
  groupedSchedulingDates: t.field({
    type: [GroupedSchedulingDates],
    args: {
      startDate: t.arg({ type: 'Date', required: true }),
      endDate: t.arg({ type: 'Date', required: true }),
    },
    resolve: async (_, filter, context) =>
      groupByDay(await listSchedulingDates(context.db, companyOf(context), filter, maxRows), filter),
  }),
  schedulingDate: t.field({
    type: SchedulingDate,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => requireSchedulingDate(context.db, companyOf(context), schedulingDateId(id)),
  }),
}))

builder.mutationFields((t) => ({
  deleteSchedulingDate: t.id({
    args: {
      id: t.arg.id({ required: true }),
      schedulingType: t.arg({ type: SchedulingTypeEnum, required: true }),
    },
    resolve: (_, { id, schedulingType }, { viewer, write }) =>
      write((tx) => deleteSchedulingDate(tx, requireRecruiter(viewer), schedulingType, schedulingDateId(id))),
  }),
  toggleSchedulingDateCapacityFull: t.field({
    type: SchedulingDate,
    args: {
      schedulingDateId: t.arg.id({ required: true }),
      isCapacityFull: t.arg.boolean({ required: true }),
    },
    resolve: async (_, args, { viewer, write, db }) => {
      const company = requireRecruiter(viewer)
      const id = schedulingDateId(args.schedulingDateId)
      await write((tx) => toggleSchedulingDateCapacityFull(tx, company, id, args.isCapacityFull))
      return requireSchedulingDate(db, company.companyId, id)
    },
  }),
}))
