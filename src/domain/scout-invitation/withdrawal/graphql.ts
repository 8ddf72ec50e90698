import { builder } from '#graphql/builder.ts'
import { requireProvenCandidate } from '#domain/viewer/viewer.ts'
import { findWithdrawalEffects } from './queries.ts'

type Effects = Awaited<ReturnType<typeof findWithdrawalEffects>>

const CancelledDate = builder.objectRef<Effects['dates'][number]>('WithdrawalDate').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    companyName: t.exposeString('companyName'),
    startAt: t.expose('startAt', { type: 'DateTime' }),
  }),
})

const WithdrawalEffects = builder.objectRef<Effects>('WithdrawalEffects').implement({
  fields: (t) => ({
    pendingCount: t.exposeInt('pendingCount'),
    pendingScheduleCount: t.exposeInt('pendingScheduleCount'),
    acceptedCount: t.exposeInt('acceptedCount', { description: 'Companies that keep what they received.' }),
    dates: t.expose('dates', { type: [CancelledDate] }),
  }),
})

builder.queryField('withdrawalEffects', (t) =>
  t.field({
    description: 'What a student’s leaving would end.',
    type: WithdrawalEffects,
    resolve: (_, __, { viewer, db }) => findWithdrawalEffects(db, requireProvenCandidate(viewer).candidateId),
  }),
)
