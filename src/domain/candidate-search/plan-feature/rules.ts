import type { PlanFeature } from '#domain/company/rules.ts'
import type { SearchCandidateCondition } from '../condition/rules.ts'

/** The features a company's plan needs for this condition. */
export const featuresOf = (condition: SearchCandidateCondition): PlanFeature[] => [
  ...(condition.textKeywords ? (['keyword'] as const) : []),
  ...(condition.personalityAssessmentTraits || condition.hasPublishedPersonality ? (['personality'] as const) : []),
  ...(condition.orderBy === 'INTELLECTUAL_TEST_SCORE' ? (['score_order'] as const) : []),
]
