import type { SearchCandidateCondition } from '../rules/condition.ts'
import type { UnsetFilter } from '../rules/filters.ts'

/** The choices of a student, as the profile has them. */
type OwnChoices = Record<'areaPreferenceIds', readonly string[]> &
  Record<'campusPrefectureId' | 'hometownPrefectureId', string | null> &
  Record<
    | 'sellingPointIds'
    | 'industryIds'
    | 'jobTypeIds'
    | 'companySizeIds'
    | 'companySelectionCriterionIds'
    | 'preferredScoutTypeIds',
    readonly number[]
  >

/** A student's choices by the filter that asks for them. What a card says anyway and gender are not among them. */
const ownChoices = {
  prefectureIds: ({ areaPreferenceIds }) => areaPreferenceIds,
  sellingPointIds: ({ sellingPointIds }) => sellingPointIds,
  campusPrefectureIds: ({ campusPrefectureId }) => [campusPrefectureId],
  industryIds: ({ industryIds }) => industryIds,
  jobTypeIds: ({ jobTypeIds }) => jobTypeIds,
  companySizeIds: ({ companySizeIds }) => companySizeIds,
  companySelectionCriterionIds: ({ companySelectionCriterionIds }) => companySelectionCriterionIds,
  preferredScoutTypeIds: ({ preferredScoutTypeIds }) => preferredScoutTypeIds,
  hometownPrefectureIds: ({ hometownPrefectureId }) => [hometownPrefectureId],
} satisfies { [Name in keyof SearchCandidateCondition]?: (profile: OwnChoices) => readonly unknown[] }
type Field = keyof typeof ownChoices
const fields = Object.keys(ownChoices) as Field[]

/** The facts of a student that no choice of several names. */
type OwnFacts = {
  degree: string | null
  schoolDepartmentId: number | null
  otherSchoolDepartmentName: string | null
  highSchoolName: string | null
  toeicScore: number | null
  jobHuntingStatusId: number | null
}

const isUnset: Record<UnsetFilter, (profile: OwnChoices & OwnFacts) => boolean> = {
  degrees: ({ degree }) => degree === null,
  schoolDepartmentKeywords: ({ schoolDepartmentId, otherSchoolDepartmentName }) =>
    schoolDepartmentId === null && otherSchoolDepartmentName === null,
  prefectureIds: ({ areaPreferenceIds }) => areaPreferenceIds.length === 0,
  sellingPointIds: ({ sellingPointIds }) => sellingPointIds.length === 0,
  campusPrefectureIds: ({ campusPrefectureId }) => campusPrefectureId === null,
  highSchoolNameKeywords: ({ highSchoolName }) => highSchoolName === null,
  industryIds: ({ industryIds }) => industryIds.length === 0,
  jobTypeIds: ({ jobTypeIds }) => jobTypeIds.length === 0,
  companySizeIds: ({ companySizeIds }) => companySizeIds.length === 0,
  companySelectionCriterionIds: ({ companySelectionCriterionIds }) => companySelectionCriterionIds.length === 0,
  toeicScore: ({ toeicScore }) => toeicScore === null,
  preferredScoutTypeIds: ({ preferredScoutTypeIds }) => preferredScoutTypeIds.length === 0,
  jobHuntingStatusIds: ({ jobHuntingStatusId }) => jobHuntingStatusId === null,
  hometownPrefectureIds: ({ hometownPrefectureId }) => hometownPrefectureId === null,
}

/** The filters that a student left empty, of those that include such students. */
export const unsetOf = (profile: OwnChoices & OwnFacts, { orUnset = [] }: SearchCandidateCondition) =>
  orUnset.filter((field) => isUnset[field](profile))

export type MetChoices = { key: Field; values: string[] }

/**
 * The choices of a condition that a student meets, in the order of the condition. A filter with one choice is left out:
 * every student of the search meets it, or left it empty.
 */
export const metChoices = (profile: OwnChoices, condition: SearchCandidateCondition): MetChoices[] =>
  fields.flatMap((key) => {
    const wanted = condition[key] ?? []
    if (wanted.length < 2) return []
    const own = new Set(ownChoices[key](profile).map(String))
    const values = wanted.filter((value) => own.has(value))
    return values.length > 0 ? [{ key, values }] : []
  })
