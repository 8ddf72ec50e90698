import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { jobId } from '#ground/id.ts'
import { slowPerDay } from '../sending/slowdown/rules.ts'
import { findReadRate, readCompanyTodo, readScoutFunnel, readScoutQuota } from './queries.ts'

type Quota = Awaited<ReturnType<typeof readScoutQuota>>

const ScoutReturn = builder.objectRef<Quota['returns'][number]>('ScoutReturn').implement({
  description: 'Scouts that can be sent anew from this day on.',
  fields: (t) => ({ day: t.expose('day', { type: 'Date' }), count: t.exposeInt('count') }),
})

type Slow = NonNullable<Quota['slowdown']> & { limit: number }
const SendingSlowdown = builder.objectRef<Slow>('SendingSlowdown').implement({
  description: 'So few students answer that the company sends fewer scouts a day.',
  fields: (t) => ({
    answered: t.exposeInt('answered'),
    ended: t.exposeInt('ended', { description: 'Scouts of the last 90 days that are over, answered or not.' }),
    perDay: t.int({ resolve: ({ limit }) => slowPerDay(limit) }),
  }),
})

const ScoutQuota = builder.objectRef<Quota>('ScoutQuota').implement({
  fields: (t) => ({
    limit: t.exposeInt('limit'),
    sent: t.exposeInt('sent'),
    remaining: t.exposeInt('remaining'),
    sentThisWeek: t.exposeInt('sentThisWeek'),
    slowdown: t.field({
      type: SendingSlowdown,
      nullable: true,
      resolve: ({ slowdown, limit }) => slowdown && { ...slowdown, limit },
    }),
    nextReturn: t.field({ type: ScoutReturn, nullable: true, resolve: ({ returns }) => returns[0] ?? null }),
  }),
})

export const ScoutFunnel = builder.objectRef<Awaited<ReturnType<typeof readScoutFunnel>>>('ScoutFunnel').implement({
  fields: (t) => ({
    sent: t.exposeInt('sent'),
    accepted: t.exposeInt('accepted'),
    scheduled: t.exposeInt('scheduled'),
    hired: t.exposeInt('hired'),
    personalShare: t.exposeInt('personalShare', {
      nullable: true,
      description: 'The average share of a letter that was written for its student, in per cent.',
    }),
    readRate: t.int({
      nullable: true,
      description:
        'Of a hundred scouts of all jobs, in steps of ten; null for one job, and where it could be said of one student.',
      resolve: ({ jobId: ofJob }, _, context) => (ofJob ? null : findReadRate(context.db, companyOf(context))),
    }),
  }),
})

const CompanyTodo = builder.objectRef<Awaited<ReturnType<typeof readCompanyTodo>>>('CompanyTodo').implement({
  fields: (t) => ({
    uncontacted: t.exposeInt('uncontacted'),
    uncontactedOverdue: t.exposeInt('uncontactedOverdue'),
    dateRequests: t.exposeInt('dateRequests'),
    dateRequestDueAt: t.expose('dateRequestDueAt', { type: 'DateTime', nullable: true }),
    expiringSoon: t.exposeInt('expiringSoon'),
    waiting: t.exposeInt('waiting'),
    scheduled: t.exposeInt('scheduled', { description: 'Scouts that have not left yet.' }),
  }),
})

builder.queryFields((t) => ({
  scoutQuota: t.field({
    type: ScoutQuota,
    resolve: (_, __, context) => readScoutQuota(context.db, companyOf(context)),
  }),
  scoutFunnel: t.field({
    type: ScoutFunnel,
    args: { jobId: t.arg.id() },
    resolve: (_, args, context) =>
      readScoutFunnel(context.db, companyOf(context), args.jobId ? jobId(args.jobId) : null),
  }),
  companyTodo: t.field({
    type: CompanyTodo,
    resolve: (_, __, context) => readCompanyTodo(context.db, companyOf(context)),
  }),
}))
