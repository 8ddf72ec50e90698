import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { ScoutFunnel } from '../graphql.ts'
import { readFunnelRows, type FunnelRow } from './queries.ts'
import { funnelBreakdowns } from './rules.ts'

const ScoutFunnelBreakdown = builder.enumType('ScoutFunnelBreakdown', {
  description: 'TEXT: the subject and the message that all students of a sending read.',
  values: funnelBreakdowns,
})

const ScoutFunnelRow = builder.objectRef<FunnelRow>('ScoutFunnelRow').implement({
  description: 'Without a read rate: the difference of two rows may be one student.',
  fields: (t) => ({
    id: t.exposeID('key'),
    label: t.exposeString('label'),
    firstSentAt: t.expose('firstSentAt', { type: 'DateTime' }),
    sent: t.exposeInt('sent'),
    accepted: t.exposeInt('accepted'),
    scheduled: t.exposeInt('scheduled'),
    hired: t.exposeInt('hired'),
  }),
})

builder.objectField(ScoutFunnel, 'rows', (t) =>
  t.field({
    type: [ScoutFunnelRow],
    args: { by: t.arg({ type: ScoutFunnelBreakdown, required: true }) },
    resolve: ({ jobId }, { by }, context) => readFunnelRows(by, context.db, companyOf(context), jobId),
  }),
)
