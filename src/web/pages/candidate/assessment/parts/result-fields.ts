import type { Ask } from '#web/carry/ask.ts'
import type { AssessmentKind, ResultPageQuery } from '#web/generated/graphql.ts'
import { graphql } from '#web/generated/index.ts'

const ResultPage = graphql(`
  query ResultPage($kind: AssessmentKind!) {
    assessmentResult(kind: $kind) {
      kind
      state
      attemptId
      isChecked
      checkStage
      recheckBy
      publishedAt
      canPublish
      hasReplacedPublished
      consentVersion
      retakeFrom
      sheet {
        ...AssessmentSheetFields
      }
      certificates {
        id
        hasName
        insertedAt
        expiresAt
      }
    }
  }
`)

export type Result = ResultPageQuery['assessmentResult']

export const loadResult = (kind: AssessmentKind) => async (ask: Ask) =>
  (await ask(ResultPage, { kind })).assessmentResult
