import type { ComponentType } from 'react'
import type { FilterGroup } from '#domain/candidate-search/rules/kind.ts'
import type { FieldWith, FilterField } from '#domain/candidate-search/rules/filters.ts'
import { ChoiceList, ShortList } from './choices.tsx'
import { Genders } from './gender-control.tsx'
import { NameBox } from './name-box.tsx'
import type { ControlProps } from './panel.ts'
import { Labels, ScoutStatuses } from './scout-controls.tsx'
import { CountedFlag, Flag, GraduationYears, JobHuntingStatuses, OneOption, Prefectures } from './small-controls.tsx'
import { ToeicScore } from './toeic-control.tsx'
import { Traits } from './traits-control.tsx'
import { ChoiceTree } from './tree.tsx'

type Controls = { [Field in FieldWith<{ place: FilterGroup }>]: ComponentType<ControlProps<Field>> }

export const controls: Controls = {
  graduationYears: GraduationYears,
  schoolDepartmentCategories: ChoiceList,
  degrees: ChoiceList,
  schoolDepartmentKeywords: NameBox,
  prefectureIds: Prefectures,
  sellingPointIds: ShortList,
  schoolNameKeywords: NameBox,
  schoolGroupIds: ShortList,
  campusPrefectureIds: Prefectures,
  highSchoolNameKeywords: NameBox,
  industryIds: ChoiceTree,
  jobTypeIds: ChoiceTree,
  companySizeIds: ChoiceList,
  companySelectionCriterionIds: ShortList,
  toeicScore: ToeicScore,
  hasPublishedPersonality: Flag,
  personalityAssessmentTraits: Traits,
  preferredScoutTypeIds: ChoiceList,
  jobHuntingStatusIds: JobHuntingStatuses,
  scoutInvitationStatuses: ScoutStatuses,
  searchCandidateLabelIds: Labels,
  bookmark: CountedFlag,
  favorite: CountedFlag,
  hasSeen: OneOption,
  passedOver: OneOption,
  lastActiveAt: OneOption,
  hometownPrefectureIds: Prefectures,
  hasPicture: OneOption,
  genders: Genders,
  excludedIndustryIds: ChoiceTree,
  excludedSchoolGroupIds: ShortList,
  excludedSearchCandidateLabelIds: Labels,
}

/** The same controls, each for its own filter; a filter that no group draws has none. */
export const controlsOfAll = controls as Partial<Record<FilterField, ComponentType<ControlProps<FilterField>>>>
