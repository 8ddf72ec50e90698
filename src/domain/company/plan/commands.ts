import type { Tx } from '#platform/database/db.ts'
import { upsert } from '#platform/database/upsert.ts'
import { featuresOf, plans, type Plan } from './rules.ts'

/** Writes the plans of this release to the database. */
export const loadPlans = (tx: Tx) => upsert(tx, 'plan', ['key'], plans.map(planRow))

const planRow = (plan: Plan) => ({
  key: plan.key,
  label: plan.label,
  monthlyPriceYen: plan.monthlyPrice,
  companyUserLimit: plan.companyUsers,
  publishedJobLimit: plan.publishedJobs,
  scoutLimitPerMonth: plan.newScoutsPerMonth,
  bulkSendLimit: plan.bulkSendLimit,
  labelLimit: plan.labels,
  savedFilterLimit: plan.savedFilters,
  openSchedulingLimit: plan.openSchedulings,
  features: featuresOf(plan),
})
