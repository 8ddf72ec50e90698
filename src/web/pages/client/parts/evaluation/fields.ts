import { graphql } from '#web/generated/index.ts'

export const EvaluationFields = graphql(`
  fragment EvaluationFields on Evaluation {
    id
    isOwn
    formVersion
    points {
      name
      score
    }
    text
    metAt
    jobTitle
    editedAt
    author {
      familyName
      givenName
      hasLeft
    }
  }
`)

export const BookingEvaluationFields = graphql(`
  fragment BookingEvaluationFields on BookingEvaluation {
    canWrite
    hiddenCount
    form {
      version
      points
    }
    own {
      ...EvaluationFields
    }
    others {
      id
      ...EvaluationFields
    }
  }
`)
