import { graphql } from '#web/generated/index.ts'
import type { CandidateTableRowFragment } from '#web/generated/graphql.ts'

/** What the table shows of a student; gender is carried by the API and shown nowhere. */
export const CandidateTableRow = graphql(`
  fragment CandidateTableRow on SearchCandidate {
    id
    picture
    education {
      graduationYear
      school {
        __typename
        ... on ListedSchool {
          name
          department {
            name
          }
        }
        ... on OtherSchool {
          name
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

/** A listed school and one typed in by the student, told alike. */
export function schoolNamesOf({ education: { school } }: CandidateTableRowFragment) {
  if (!school) return { schoolName: null, departmentName: null }
  const department = school.__typename === 'ListedSchool' ? school.department?.name : school.departmentName
  return { schoolName: school.name, departmentName: department ?? null }
}
