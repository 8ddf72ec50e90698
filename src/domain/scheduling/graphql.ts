import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { jobId, schedulingDateId, schedulingId } from '#domain/id.ts'
import { requireRecruiter, type CompanyId } from '#domain/viewer.ts'
import { CompanyUser } from '#domain/company/graphql.ts'
import { createScheduling, updateScheduling, type SchedulingChange } from './commands.ts'
import { deleteSchedulingDate, toggleSchedulingDateCapacityFull } from './date/commands.ts'
import {
  countSchedulingDates,
  countSchedulings,
  findSchedulings,
  listDatesOfSchedulings,
  listNotifiedCompanyUsers,
  listSchedulingDates,
  listSchedulings,
  requireScheduling,
  requireSchedulingDate,
  type SchedulingDateFilter,
  type SchedulingDateRow,
  type SchedulingRow,
} from './queries.ts'
import { canDelete, hasCapacity, hasCapacityInFuture, isClosed } from './date/rules.ts'
import { schedulingTypes, type SchedulingType } from './rules.ts'

export const SchedulingTypeEnum = builder.enumType('SchedulingType', { values: schedulingTypes })
export const Scheduling = builder.objectRef<SchedulingRow>('Scheduling')
export const SchedulingDate = builder.objectRef<SchedulingDateRow>('SchedulingDate')

Scheduling.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    type: t.field({
      type: SchedulingTypeEnum,
      resolve: (scheduling) => scheduling.type as SchedulingType,
    }),
    title: t.exposeString('title'),
    location: t.exposeString('location'),
    url: t.exposeString('url', { nullable: true }),
    belongings: t.exposeStringList('belongings'),
    emergencyContact: t.exposeString('emergencyContact'),
    remindOneDayBefore: t.exposeBoolean('remindOneDayBefore'),
    remindThreeDaysBefore: t.exposeBoolean('remindThreeDaysBefore'),
    hasCapacityInFuture: t.boolean({
      resolve: async ({ id }, _, context) =>
        hasCapacityInFuture(
          (await context.batch(listDatesOfSchedulings, companyOf(context)).load(id)) ?? [],
          new Date(),
        ),
    }),
    schedulingDates: t.field({
      type: [SchedulingDate],
      resolve: async ({ id }, _, context) =>
        (await context.batch(listDatesOfSchedulings, companyOf(context)).load(id)) ?? [],
    }),
  }),
})

SchedulingDate.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    startAt: t.expose('startAt', { type: 'DateTime' }),
    endAt: t.expose('endAt', { type: 'DateTime' }),
    capacity: t.exposeInt('capacity'),
    booked: t.exposeInt('booked'),
    canDelete: t.boolean({ resolve: canDelete }),
    hasCapacity: t.boolean({ resolve: hasCapacity }),
    isForceCapacityFull: t.exposeBoolean('isForceCapacityFull'),
    isClosed: t.boolean({ resolve: (date) => isClosed(date, new Date()) }),
    scheduling: t.field({
      type: Scheduling,
      resolve: async (date, _, context) =>
        (await context.batch(findSchedulings, companyOf(context)).load(date.schedulingId)) as SchedulingRow,
    }),
    notifiedCompanyUsers: t.field({
      type: [CompanyUser],
      resolve: async ({ id }, _, context) =>
        (await context.batch(listNotifiedCompanyUsers, companyOf(context)).load(id)) ?? [],
    }),
  }),
})

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
  schedulings: t.field({
    type: SchedulingConnection,
    args: { first: t.arg.int({ defaultValue: 9999 }) },
    resolve: (_, { first }, context) => ({ companyId: companyOf(context), first: first ?? 9999 }),
  }),
  scheduling: t.field({
    type: Scheduling,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => requireScheduling(context.db, companyOf(context), schedulingId(id)),
  }),
  schedulingDates: t.field({
    type: SchedulingDateConnection,
    args: {
      startDate: t.arg({ type: 'Date' }),
      endDate: t.arg({ type: 'Date' }),
      jobId: t.arg.id(),
      first: t.arg.int({ defaultValue: 9999 }),
    },
    resolve: (_, { first, ...filter }, context) => ({
      companyId: companyOf(context),
      filter: { ...filter, jobId: filter.jobId ? jobId(filter.jobId) : null },
      first: first ?? 9999,
    }),
  }),
  schedulingDate: t.field({
    type: SchedulingDate,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => requireSchedulingDate(context.db, companyOf(context), schedulingDateId(id)),
  }),
}))

const SchedulingInput = builder.inputType('SchedulingInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    location: t.string({ required: true, defaultValue: '' }),
    url: t.string(),
    belongings: t.stringList({ required: true, defaultValue: [] }),
    emergencyContact: t.string({ required: true, defaultValue: '' }),
    remindOneDayBefore: t.boolean({ required: true, defaultValue: true }),
    remindThreeDaysBefore: t.boolean({ required: true, defaultValue: true }),
  }),
})
const SchedulingDateInput = builder.inputType('SchedulingDateInput', {
  fields: (t) => ({
    startAt: t.field({ type: 'DateTime', required: true }),
    endAt: t.field({ type: 'DateTime', required: true }),
    capacity: t.int(),
    notifiedCompanyUserIds: t.idList({ required: true, defaultValue: [] }),
  }),
})
const UpdateSchedulingDateInput = builder.inputType('UpdateSchedulingDateInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    startAt: t.field({ type: 'DateTime', required: true }),
    endAt: t.field({ type: 'DateTime', required: true }),
    capacity: t.int(),
    notifiedCompanyUserIds: t.idList({ required: true, defaultValue: [] }),
  }),
})

const createMutation = (name: string, type: SchedulingType) =>
  builder.mutationField(name, (t) =>
    t.field({
      type: Scheduling,
      args: {
        scheduling: t.arg({ type: SchedulingInput, required: true }),
        schedulingDates: t.arg({ type: [SchedulingDateInput], required: true }),
      },
      resolve: async (_, { scheduling, schedulingDates }, { viewer, write, db }) => {
        const company = requireRecruiter(viewer)
        const id = await write((tx) => createScheduling(tx, company, type, scheduling, schedulingDates))
        return requireScheduling(db, company.companyId, schedulingId(id))
      },
    }),
  )
createMutation('createSchedulingEvent', 'EVENT')
createMutation('createSchedulingInterview', 'INTERVIEW')

const updateMutation = (name: string, type: SchedulingType) =>
  builder.mutationField(name, (t) =>
    t.field({
      type: Scheduling,
      args: {
        id: t.arg.id({ required: true }),
        scheduling: t.arg({ type: SchedulingInput, required: true }),
        createSchedulingDates: t.arg({
          type: [SchedulingDateInput],
          required: true,
          defaultValue: [],
        }),
        updateSchedulingDates: t.arg({
          type: [UpdateSchedulingDateInput],
          required: true,
          defaultValue: [],
        }),
        deleteSchedulingDates: t.arg.idList({ required: true, defaultValue: [] }),
        notifyScoutInvitationIds: t.arg.idList({ required: true, defaultValue: [] }),
      },
      resolve: async (_, { id, ...change }: { id: string } & SchedulingChange, { viewer, write, db }) => {
        const company = requireRecruiter(viewer)
        await write((tx) => updateScheduling(tx, company, type, schedulingId(id), change))
        return requireScheduling(db, company.companyId, schedulingId(id))
      },
    }),
  )
updateMutation('updateSchedulingEvent', 'EVENT')
updateMutation('updateSchedulingInterview', 'INTERVIEW')

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
