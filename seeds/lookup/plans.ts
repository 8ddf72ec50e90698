export type PlanKey = 'FREE' | 'LIGHT' | 'STANDARD' | 'PREMIUM'

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
  },
]
