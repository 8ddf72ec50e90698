import { atMost } from '#graphql/at-most.ts'
import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { namedCompanyUserId } from '#ground/id.ts'
import { CompanyMember } from '#domain/company-account/user/graphql.ts'
import { SchedulingTypeEnum } from '../date/graphql.ts'
import { schedulingLimits } from '../rules.ts'
import { countOnlyNotified, listStaffDates, type StaffDate as StaffDateRow } from './queries.ts'

builder.objectField(CompanyMember, 'onlyNotifiedDates', (t) =>
  t.int({
    description: 'Dates to come of which no other active colleague is notified.',
    resolve: async ({ id }, _, context) => (await context.batch(countOnlyNotified, companyOf(context)).load(id)) ?? 0,
  }),
)

const StaffDate = builder.objectRef<StaffDateRow>('StaffDate').implement({
  fields: (t) => ({
    companyUserId: t.exposeID('companyUserId'),
    schedulingId: t.exposeID('schedulingId'),
    schedulingType: t.expose('type', { type: SchedulingTypeEnum }),
    startAt: t.expose('startAt', { type: 'DateTime' }),
    endAt: t.expose('endAt', { type: 'DateTime' }),
  }),
})

builder.queryField('staffDates', (t) =>
  t.field({
    type: [StaffDate],
    description: 'When colleagues are busy: the dates on these days of which they are notified',
    args: {
      companyUserIds: t.arg.idList({ required: true, ...atMost(schedulingLimits.notifiedUsers) }),
      startDate: t.arg({ type: 'Date', required: true }),
      endDate: t.arg({ type: 'Date', required: true }),
    },
    resolve: (_, { companyUserIds, ...days }, context) =>
      listStaffDates(context.db, companyOf(context), {
        ...days,
        companyUserIds: companyUserIds.map(namedCompanyUserId),
      }),
  }),
)
