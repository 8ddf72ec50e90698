import type { CompanyFilter } from '../condition/rules.ts'

/** In the order in which students read why a company is near. */
export const wishKinds = [
  'INDUSTRY',
  'PREFECTURE',
  'JOB_TYPE',
  'COMPANY_SIZE',
  'SELECTION_CRITERION',
] as const satisfies readonly CompanyFilter[]
export type WishKind = (typeof wishKinds)[number]

/** Ids of what a student wishes for, or of what a company offers. */
export type Wishes = Record<WishKind, readonly string[]>

type WishColumns = {
  areaPreferenceIds: readonly string[]
  industryIds: readonly number[]
  jobTypeIds: readonly number[]
  companySizeIds: readonly number[]
  companySelectionCriterionIds: readonly number[]
}
export const wishesOf = (candidate: WishColumns): Wishes => ({
  INDUSTRY: candidate.industryIds.map(String),
  PREFECTURE: candidate.areaPreferenceIds,
  JOB_TYPE: candidate.jobTypeIds.map(String),
  COMPANY_SIZE: candidate.companySizeIds.map(String),
  SELECTION_CRITERION: candidate.companySelectionCriterionIds.map(String),
})

export const hasWishes = (wishes: Wishes) => wishKinds.some((kind) => wishes[kind].length > 0)

/**
 * The wishes of a student that a company fits, by kind. The order 「希望に近い順」 counts these kinds and nothing else;
 * students read them as words, never as a number.
 */
export const sharedWishes = (wishes: Wishes, offered: Wishes) =>
  wishKinds.flatMap((kind) => {
    const ids = wishes[kind].filter((id) => offered[kind].includes(id))
    return ids.length > 0 ? [{ kind, ids }] : []
  })
