import { graphql } from '#web/generated/index.ts'

export const StudentCardFields = graphql(`
  fragment StudentCard on CandidateView {
    id
    picture
    headline
    schoolName
    departmentName
    category
    education {
      graduationYear
    }
    hasOffer
    excerpt
    sellingPoints {
      id
      shortLabel
    }
    lastActiveAt
    totalCountSentScoutInvitation
    completeness
  }
`)
