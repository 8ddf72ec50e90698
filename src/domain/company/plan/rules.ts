import { Refusal } from '#ground/refusal.ts'

export const planKeys = ['FREE', 'LIGHT', 'STANDARD', 'PREMIUM'] as const
export type PlanKey = (typeof planKeys)[number]

/** Features that a plan includes or not. Numeric limits are in `Plan`. */
const planFeatures = [
  'search',
  'keyword',
  'renew',
  'bulk_send',
  'scheduled_send',
  'personality',
  'score_order',
  'labels',
  'saved_filters',
  'events',
  'csv',
  'activity_log',
  'all_whitepapers',
  'individual_report',
  'ip_restriction',
  'sso',
  'access_tokens',
  'webhooks',
] as const
export type PlanFeature = (typeof planFeatures)[number]

/** null means without a limit; 0 means the feature is closed. */
export type Plan = {
  key: PlanKey
  label: string
  /** Yen a month, without tax. */
  monthlyPrice: number
  companyUsers: number | null
  publishedJobs: number | null
  newScoutsPerMonth: number
  canRenewScouts: boolean
  candidateSearch: 'COUNT_ONLY' | 'FULL'
  savedFilters: number
  labels: number
  canSearchText: boolean
  canFilterByAssessment: boolean
  bulkSendLimit: number
  canScheduleSending: boolean
  openSchedulings: number | null
  canExportCsv: boolean
  hasHistory: boolean
  whitepapers: number | null
  hasIndividualReport: boolean
  hasIpRestrictionAndSso: boolean
  /** Spec silent: access tokens and webhooks come with the plan that can restrict their IP addresses. */
  hasAccessTokens: boolean
}

export const plans: readonly Plan[] = [
  {
    key: 'FREE',
    label: 'フリー',
    monthlyPrice: 0,
    companyUsers: 1,
    publishedJobs: 1,
    newScoutsPerMonth: 0,
    canRenewScouts: false,
    candidateSearch: 'COUNT_ONLY',
    savedFilters: 0,
    labels: 0,
    canSearchText: false,
    canFilterByAssessment: false,
    bulkSendLimit: 0,
    canScheduleSending: false,
    openSchedulings: 0,
    canExportCsv: false,
    hasHistory: false,
    whitepapers: 3,
    hasIndividualReport: false,
    hasIpRestrictionAndSso: false,
    hasAccessTokens: false,
  },
  {
    key: 'LIGHT',
    label: 'ライト',
    monthlyPrice: 50_000,
    companyUsers: 3,
    publishedJobs: 3,
    newScoutsPerMonth: 100,
    canRenewScouts: true,
    candidateSearch: 'FULL',
    savedFilters: 3,
    labels: 5,
    canSearchText: true,
    canFilterByAssessment: false,
    bulkSendLimit: 20,
    canScheduleSending: true,
    openSchedulings: 1,
    canExportCsv: false,
    hasHistory: false,
    whitepapers: null,
    hasIndividualReport: false,
    hasIpRestrictionAndSso: false,
    hasAccessTokens: false,
  },
  {
    key: 'STANDARD',
    label: 'スタンダード',
    monthlyPrice: 120_000,
    companyUsers: 10,
    publishedJobs: 10,
    newScoutsPerMonth: 400,
    canRenewScouts: true,
    candidateSearch: 'FULL',
    savedFilters: 20,
    labels: 50,
    canSearchText: true,
    canFilterByAssessment: true,
    bulkSendLimit: 100,
    canScheduleSending: true,
    openSchedulings: null,
    canExportCsv: true,
    hasHistory: false,
    whitepapers: null,
    hasIndividualReport: false,
    hasIpRestrictionAndSso: false,
    hasAccessTokens: false,
  },
  {
    key: 'PREMIUM',
    label: 'プレミアム',
    monthlyPrice: 250_000,
    companyUsers: null,
    publishedJobs: null,
    newScoutsPerMonth: 1_000,
    canRenewScouts: true,
    candidateSearch: 'FULL',
    savedFilters: 100,
    labels: 200,
    canSearchText: true,
    canFilterByAssessment: true,
    bulkSendLimit: 100,
    canScheduleSending: true,
    openSchedulings: null,
    canExportCsv: true,
    hasHistory: true,
    whitepapers: null,
    hasIndividualReport: true,
    hasIpRestrictionAndSso: true,
    hasAccessTokens: true,
  },
]

export const isPlanKey = (key: string): key is PlanKey => planKeys.some((planKey) => planKey === key)

export function planOf(key: string): Plan {
  const plan = plans.find((row) => row.key === key)
  if (!plan) throw new Error(`no plan is called ${key}`)
  return plan
}

const holds = {
  search: (plan) => plan.candidateSearch === 'FULL',
  keyword: (plan) => plan.canSearchText,
  renew: (plan) => plan.canRenewScouts,
  bulk_send: (plan) => plan.bulkSendLimit > 0,
  scheduled_send: (plan) => plan.canScheduleSending,
  personality: (plan) => plan.canFilterByAssessment,
  score_order: (plan) => plan.canFilterByAssessment,
  labels: (plan) => plan.labels > 0,
  saved_filters: (plan) => plan.savedFilters > 0,
  events: (plan) => plan.openSchedulings !== 0,
  csv: (plan) => plan.canExportCsv,
  activity_log: (plan) => plan.hasHistory,
  all_whitepapers: (plan) => plan.whitepapers === null,
  individual_report: (plan) => plan.hasIndividualReport,
  ip_restriction: (plan) => plan.hasIpRestrictionAndSso,
  sso: (plan) => plan.hasIpRestrictionAndSso,
  access_tokens: (plan) => plan.hasAccessTokens,
  webhooks: (plan) => plan.hasAccessTokens,
} satisfies Record<PlanFeature, (plan: Plan) => boolean>

export const featuresOf = (plan: Plan): PlanFeature[] => planFeatures.filter((feature) => holds[feature](plan))

/** Limits of a contract under review: its users sign in, write drafts and edit their own pages only. */
export const setupOnly = {
  features: [] as string[],
  scoutLimitPerMonth: 0,
  bulkSendLimit: 0,
  labelLimit: 0,
  savedFilterLimit: 0,
  publishedJobLimit: 0,
  openSchedulingLimit: 0,
} as const

type Planned = { features: readonly string[] }

export const hasFeature = ({ features }: Planned, feature: PlanFeature) => features.includes(feature)

/** Refuses plan_restricted (§6). */
export function refuseUnplanned(contract: Planned, needed: readonly PlanFeature[]) {
  if (!needed.every((feature) => hasFeature(contract, feature))) throw new Refusal('plan_restricted')
}

/** Whether one more item fits; null means no limit. */
export const hasRoom = (limit: number | null, count: number) => limit === null || count < limit
