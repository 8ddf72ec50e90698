import { builder } from '#graphql/builder.ts'
import { companyOf } from '#graphql/context.ts'
import { findFairComparison, type FairComparison } from './queries.ts'
import { minSentToCompare } from '../../analysis/rules.ts'
import { differs, type ComparedSide } from './rules.ts'

const FairRate = builder.objectRef<ComparedSide['accepted']>('FairRate').implement({
  fields: (t) => ({
    count: t.exposeInt('count'),
    percent: t.exposeInt('percent'),
    low: t.exposeInt('low', { description: 'In per cent: 95 of 100 such intervals hold the true share.' }),
    high: t.exposeInt('high'),
  }),
})

const FairSide = builder.objectRef<ComparedSide>('FairSide').implement({
  fields: (t) => ({
    scouts: t.exposeInt('scouts'),
    accepted: t.expose('accepted', { type: FairRate }),
    hired: t.expose('hired', { type: FairRate }),
  }),
})

type Group = NonNullable<FairComparison>[number]
const FairGroup = builder.objectRef<Group>('FairGroup').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    label: t.exposeString('label'),
    fair: t.expose('fair', { type: FairSide }),
    open: t.expose('open', { type: FairSide }),
    hasDifference: t.boolean({ resolve: ({ fair, open }) => differs(fair.accepted, open.accepted) }),
  }),
})

builder.queryField('fairComparison', (t) =>
  t.field({
    type: [FairGroup],
    nullable: true,
    description: `By the group of the school, first scouts of a year, written in fair mode and otherwise; groups with ${minSentToCompare} on both sides. Null while fair mode is off.`,
    resolve: (_, __, context) => findFairComparison(context.db, companyOf(context)),
  }),
)
