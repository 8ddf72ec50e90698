import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { schedulingLimits } from '#domain/scheduling/rules.ts'
import { requireCompanyMember } from '#domain/viewer/viewer.ts'
import { namedCompanyUserId } from '#ground/id.ts'
import { removeBusyCalendar, saveBusyCalendar } from './commands.ts'
import { findBusyCalendar, listBusyTimes, type BusyCalendarRow, type BusyTimeRow } from './queries.ts'
import { busyTroubleTexts } from './rules.ts'

const BusyCalendar = builder.objectRef<BusyCalendarRow>('BusyCalendar').implement({
  description: 'The viewer’s own calendar elsewhere. Its address is a secret and is not shown again.',
  fields: (t) => ({
    host: t.exposeString('host'),
    savedAt: t.expose('savedAt', { type: 'DateTime' }),
    triedAt: t.expose('triedAt', { type: 'DateTime', nullable: true }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true, description: 'When it was last read.' }),
    trouble: t.string({
      nullable: true,
      description: 'Why it could not be read the last time.',
      resolve: ({ trouble }) => trouble && busyTroubleTexts[trouble],
    }),
  }),
})

const BusyTime = builder.objectRef<BusyTimeRow>('BusyTime').implement({
  fields: (t) => ({
    companyUserId: t.exposeID('companyUserId'),
    startAt: t.expose('startAt', { type: 'DateTime' }),
    endAt: t.expose('endAt', { type: 'DateTime' }),
  }),
})

builder.queryFields((t) => ({
  busyCalendar: t.field({
    type: BusyCalendar,
    nullable: true,
    resolve: (_, __, { viewer, db }) => findBusyCalendar(db, requireCompanyMember(viewer)),
  }),
  staffBusyTimes: t.field({
    type: [BusyTime],
    description: 'When colleagues are busy elsewhere on these days: times without words.',
    args: {
      companyUserIds: t.arg.idList({ required: true, ...atMost(schedulingLimits.notifiedUsers) }),
      startDate: t.arg({ type: 'Date', required: true }),
      endDate: t.arg({ type: 'Date', required: true }),
    },
    resolve: (_, { companyUserIds, ...days }, context) =>
      listBusyTimes(context.db, companyOf(context), {
        ...days,
        companyUserIds: companyUserIds.map(namedCompanyUserId),
      }),
  }),
}))

builder.mutationFields((t) => ({
  saveBusyCalendar: t.boolean({
    args: { address: t.arg.string({ required: true }) },
    resolve: (_, { address }, { viewer, write, sealing, outboundReach }) =>
      write((tx) => saveBusyCalendar(tx, requireCompanyMember(viewer), address, { sealing, outboundReach })),
  }),
  removeBusyCalendar: t.boolean({
    resolve: (_, __, { viewer, write }) => write((tx) => removeBusyCalendar(tx, requireCompanyMember(viewer))),
  }),
}))
