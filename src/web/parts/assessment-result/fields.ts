import { graphql } from '#web/generated/index.ts'
import type { AssessmentSheetFieldsFragment } from '#web/generated/graphql.ts'

export const AssessmentSheetFields = graphql(`
  fragment AssessmentSheetFields on AssessmentSheet {
    kind
    takenOn
    isReference
    sections {
      id
      title
      achieved
      achievable
      band
      low
      high
      cuts
      note
    }
    total {
      achieved
      achievable
      band
    }
    traits {
      traitId
      leftLabel
      rightLabel
      percentage
      low
      high
      text
    }
  }
`)

export type Sheet = AssessmentSheetFieldsFragment
export type SectionResult = Sheet['sections'][number]
export type TraitResult = Sheet['traits'][number]
