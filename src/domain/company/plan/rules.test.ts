import { expect, test } from 'vitest'
import { featuresOf, hasRoom, planOf, plans, refuseUnplanned, type PlanFeature } from './rules.ts'

// §1.17 of the table of plans, line by line: the plans that hold a feature.
const table: Record<PlanFeature, string[]> = {
  search: ['LIGHT', 'STANDARD', 'PREMIUM'],
  keyword: ['LIGHT', 'STANDARD', 'PREMIUM'],
  renew: ['LIGHT', 'STANDARD', 'PREMIUM'],
  bulk_send: ['LIGHT', 'STANDARD', 'PREMIUM'],
  scheduled_send: ['LIGHT', 'STANDARD', 'PREMIUM'],
  personality: ['STANDARD', 'PREMIUM'],
  score_order: ['STANDARD', 'PREMIUM'],
  labels: ['LIGHT', 'STANDARD', 'PREMIUM'],
  saved_filters: ['LIGHT', 'STANDARD', 'PREMIUM'],
  events: ['LIGHT', 'STANDARD', 'PREMIUM'],
  csv: ['STANDARD', 'PREMIUM'],
  activity_log: ['PREMIUM'],
  all_whitepapers: ['LIGHT', 'STANDARD', 'PREMIUM'],
  individual_report: ['PREMIUM'],
  ip_restriction: ['PREMIUM'],
  sso: ['PREMIUM'],
  access_tokens: ['PREMIUM'],
  webhooks: ['PREMIUM'],
}

test.each(Object.entries(table))('§6 %s is held by its plans and no other', (feature, keys) =>
  expect(plans.filter((plan) => featuresOf(plan).includes(feature as PlanFeature)).map(({ key }) => key)).toEqual(keys),
)

test('§6 what a plan does not hold is refused', () => {
  const light = { features: featuresOf(planOf('LIGHT')) }
  expect(() => refuseUnplanned(light, ['search', 'keyword'])).not.toThrow()
  expect(() => refuseUnplanned(light, ['search', 'csv'])).toThrow('plan_restricted')
})

test('a limit of null is no limit', () => {
  expect([hasRoom(null, 1e9), hasRoom(3, 2), hasRoom(3, 3), hasRoom(0, 0)]).toEqual([true, true, false, false])
})

test('§1.17 a dearer plan never allows less', () => {
  const order = plans.map(({ monthlyPrice, newScoutsPerMonth, savedFilters, labels, bulkSendLimit }) => [
    monthlyPrice,
    newScoutsPerMonth,
    savedFilters,
    labels,
    bulkSendLimit,
  ])
  for (const [i, row] of order.entries())
    for (const [at, value] of row.entries()) expect(value).toBeGreaterThanOrEqual(order[i - 1]?.[at] ?? 0)
})
