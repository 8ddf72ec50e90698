import { builder } from '#graphql/builder.ts'
import { requireContract } from '#domain/company/queries.ts'
import { scoutLimit } from '#domain/scout-invitation/sending/rules.ts'
import { requireCompany, type ContractWithPlan } from '#domain/viewer/viewer.ts'
import { readPlanUsage, type PlanUsage } from './queries.ts'

const Month = builder.objectRef<PlanUsage['months'][number]>('ScoutMonth').implement({
  fields: (t) => ({
    month: t.expose('month', { type: 'Date', description: 'The first day of the month.' }),
    newScouts: t.exposeInt('newScouts'),
  }),
})

type Use = { used: number; limit: number | null }
const PlanUse = builder.objectRef<Use>('PlanUse').implement({
  fields: (t) => ({
    used: t.exposeInt('used'),
    limit: t.exposeInt('limit', { nullable: true, description: 'Null without a limit.' }),
  }),
})

type Used = { usage: PlanUsage; contract: ContractWithPlan }
const Usage = builder.objectRef<Used>('PlanUsage').implement({
  description: 'How much of its plan the own company uses.',
  fields: (t) => ({
    months: t.field({
      type: [Month],
      description: 'The last twelve months, oldest first; none before the company had a contract.',
      resolve: ({ usage }) => usage.months,
    }),
    newScoutLimit: t.int({ resolve: ({ contract }) => scoutLimit(contract) }),
    users: t.field({
      type: PlanUse,
      resolve: ({ usage, contract }) => ({ used: usage.users, limit: contract.companyUserLimit }),
    }),
    publishedJobs: t.field({
      type: PlanUse,
      resolve: ({ usage, contract }) => ({ used: usage.publishedJobs, limit: contract.publishedJobLimit }),
    }),
    labels: t.field({
      type: PlanUse,
      resolve: ({ usage, contract }) => ({ used: usage.labels, limit: contract.labelLimit }),
    }),
    savedFilters: t.field({
      type: PlanUse,
      resolve: ({ usage, contract }) => ({ used: usage.savedFilters, limit: contract.savedFilterLimit }),
    }),
    openSchedulings: t.field({
      type: PlanUse,
      resolve: ({ usage, contract }) => ({ used: usage.openSchedulings, limit: contract.openSchedulingLimit }),
    }),
  }),
})

builder.queryField('planUsage', (t) =>
  t.field({
    type: Usage,
    resolve: async (_, __, { db, viewer }) => {
      const { companyId, contract } = requireCompany(viewer)
      const [usage, held] = await Promise.all([
        readPlanUsage(db, companyId),
        contract ?? requireContract(db, companyId),
      ])
      return { usage, contract: held }
    },
  }),
)
