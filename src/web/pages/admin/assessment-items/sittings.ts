import { graphql } from '#web/generated/admin/index.ts'

/** Single sittings that wait for an operator, for those who may decide about them. */
export const SittingsQuery = graphql(`
  query AdminSittings {
    assessmentChecks {
      id
      submittedAt
      checkedAt
      fastAnswers
      recheckRight
      focusLosses
      voidAskedBy
    }
    assessmentVoidRequests {
      id
      kind
      beganAt
      voidReason
      voidAskedBy
      voidAskedByName
    }
  }
`)
