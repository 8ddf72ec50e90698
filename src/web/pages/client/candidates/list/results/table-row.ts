import { graphql } from '#web/generated/index.ts'

/** What the table shows of a student; gender is carried by the API and shown nowhere. */
export const CandidateTableRow = graphql(`
  fragment CandidateTableRow on SearchCandidate {
    id
    picture
    schoolName
    departmentName
    education {
      graduationYear
    }
    bookmarked
    hasSeen
    labels {
      id
      text
    }
  }
`)
