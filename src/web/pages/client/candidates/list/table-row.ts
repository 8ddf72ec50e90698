import { graphql } from '#web/generated/index.ts'

/** What the table shows of a student; gender is carried by the API and shown nowhere. */
export const CandidateTableRow = graphql(`
  fragment CandidateTableRow on SearchCandidate {
    id
    picture
    education {
      graduationYear
      school {
        ... on ListedSchool {
          schoolName: name
          department {
            name
          }
        }
        ... on OtherSchool {
          otherSchoolName: name
          departmentName
        }
      }
    }
    bookmarked
    hasSeen
    labels {
      id
      text
    }
  }
`)
