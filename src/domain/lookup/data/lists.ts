import companySelectionCriterionRows from './company-selection-criteria.json' with { type: 'json' }
import companySizeRows from './company-sizes.json' with { type: 'json' }
import eventCategoryRows from './event-categories.json' with { type: 'json' }
import graduationYearRows from './graduation-years.json' with { type: 'json' }
import industryRows from './industries.json' with { type: 'json' }
import jobHuntingStatusRows from './job-hunting-statuses.json' with { type: 'json' }
import jobTypeRows from './job-types.json' with { type: 'json' }
import personalityTraitRows from './personality-traits.json' with { type: 'json' }
import qualificationRows from './qualifications.json' with { type: 'json' }
import recruitmentStepRows from './recruitment-steps.json' with { type: 'json' }
import regionRows from './regions.json' with { type: 'json' }
import schoolGroupRows from './school-groups.json' with { type: 'json' }
import scoutTypeRows from './scout-types.json' with { type: 'json' }
import sellingPointRows from './selling-points.json' with { type: 'json' }

export type Prefecture = { id: string; label: string }
export type Region = { id: string; name: string; prefectures: Prefecture[] }
export type SchoolGroup = { id: number; name: string; members: string }
type Lookup = { id: number; label: string }
type GroupedLookup = Lookup & { group: string }
export type CompanySize = Lookup & { band: string }
export type ScoutType = GroupedLookup & { note: string }
export type SellingPoint = Lookup & { shortLabel: string; hint: string }
type PersonalityTrait = {
  traitId: string
  name: string
  leftLabel: string
  rightLabel: string
}

export const regions: readonly Region[] = regionRows
export const prefectures: readonly Prefecture[] = regions.flatMap((region) => region.prefectures)
export const schoolGroups: readonly SchoolGroup[] = schoolGroupRows
export const industries: readonly GroupedLookup[] = industryRows
export const jobTypes: readonly GroupedLookup[] = jobTypeRows
export const companySizes: readonly CompanySize[] = companySizeRows
export const companySelectionCriteria: readonly Lookup[] = companySelectionCriterionRows
export const jobHuntingStatuses: readonly GroupedLookup[] = jobHuntingStatusRows
export const scoutTypes: readonly ScoutType[] = scoutTypeRows
export const sellingPoints: readonly SellingPoint[] = sellingPointRows
export const eventCategories: readonly Lookup[] = eventCategoryRows
export const recruitmentSteps: readonly Lookup[] = recruitmentStepRows
export const graduationYears: readonly number[] = graduationYearRows
export const personalityTraits: readonly PersonalityTrait[] = personalityTraitRows
/** Common qualifications, as suggestions beside free names. */
export const qualifications: readonly string[] = qualificationRows
