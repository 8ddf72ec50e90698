import { profileLimits } from '#ground/limits/profile.ts'
import { foldSpaces } from '#ground/spelling/tidy-text.ts'
import type { FieldError } from '#ground/refusal.ts'
import { checkOptions, checkText } from '#ground/validation/validation.ts'
import { hasOffer, type Gender } from '../rules.ts'
import { checkKnown, checkKnownOrNone, type Known, unknownOption } from './chosen/rules.ts'

/** The sections of a student's profile in the order of the page; each is saved as a whole. */
const profileSections = [
  'BASICS',
  'EDUCATION',
  'TAGLINES',
  'SELF_INTRODUCTION',
  'STUDENT_PROJECT_EXPERIENCE',
  'SELLING_POINTS',
  'PREFERENCES',
  'SCOUT_PREFERENCES',
  'EXTRA_EXPERIENCE',
] as const
export type ProfileSection = (typeof profileSections)[number]

type Mistakes = (FieldError | null)[]

export const checkSellingPoints = (ids: readonly number[], lookup: Known<number>): Mistakes => [
  checkKnown('sellingPointIds', ids, profileLimits.sellingPoints, lookup),
]

/** Empty lines and repetitions are left out. */
export const tidyTaglines = (taglines: readonly string[]) => [
  ...new Set(taglines.map(foldSpaces).filter((tagline) => tagline !== '')),
]

/** Checks the taglines as they were typed, so that a mistake stands at its own line. */
export const checkTaglines = (taglines: readonly string[]): Mistakes => {
  const { label, max, each } = profileLimits.taglines
  return [
    checkOptions('taglines', tidyTaglines(taglines), { label, min: 0, max }),
    ...taglines.map((tagline, at) => checkText(`taglines.${at}`, foldSpaces(tagline), { label, min: 0, max: each })),
  ]
}

export type Preferences = {
  areaPreferenceIds: string[]
  industryIds: number[]
  jobTypeIds: number[]
  companySizeIds: number[]
  companySelectionCriterionIds: number[]
}
type PreferenceLookups = {
  prefectures: Known<string>
  industries: Known<number>
  jobTypes: Known<number>
  companySizes: Known<number>
  companySelectionCriteria: Known<number>
}

export const checkPreferences = (chosen: Preferences, lookups: PreferenceLookups): Mistakes => [
  checkKnown('areaPreferenceIds', chosen.areaPreferenceIds, profileLimits.areaPreferences, lookups.prefectures),
  checkKnown('industryIds', chosen.industryIds, profileLimits.industryPreferences, lookups.industries),
  checkKnown('jobTypeIds', chosen.jobTypeIds, profileLimits.jobTypePreferences, lookups.jobTypes),
  checkKnown('companySizeIds', chosen.companySizeIds, profileLimits.companySizePreferences, lookups.companySizes),
  checkKnown(
    'companySelectionCriterionIds',
    chosen.companySelectionCriterionIds,
    profileLimits.companySelectionCriteria,
    lookups.companySelectionCriteria,
  ),
]

export type ScoutPreferences = {
  preferredScoutTypeIds: number[]
  jobHuntingStatusId: number | null
  offeredCompany: string | null
  offeredCompanyIndustryId: number | null
}
type ScoutLookups = { scoutTypes: Known<number>; jobHuntingStatuses: Known<number>; industries: Known<number> }

/** A company that made an offer is named only by a student who holds an offer. */
export function checkScoutPreferences(chosen: ScoutPreferences, lookups: ScoutLookups): Mistakes {
  const { offeredCompany, offeredCompanyIndustryId } = chosen
  const mayName = hasOffer(chosen)
  return [
    checkKnown(
      'preferredScoutTypeIds',
      chosen.preferredScoutTypeIds,
      profileLimits.preferredScoutTypes,
      lookups.scoutTypes,
    ),
    checkKnownOrNone('jobHuntingStatusId', chosen.jobHuntingStatusId, lookups.jobHuntingStatuses),
    checkText('offeredCompany', offeredCompany ?? '', profileLimits.offeredCompany) ??
      unknownOption('offeredCompany', mayName || offeredCompany === null),
    unknownOption(
      'offeredCompanyIndustryId',
      offeredCompanyIndustryId === null || (mayName && lookups.industries.has(offeredCompanyIndustryId)),
    ),
  ]
}

export type Basics = { gender: Gender; hometownPrefectureId: string | null }

export const checkBasics = ({ hometownPrefectureId }: Basics, prefectures: Known<string>): Mistakes => [
  checkKnownOrNone('hometownPrefectureId', hometownPrefectureId, prefectures),
]
