import { graphql } from '#web/generated/index.ts'

/** The fields of a row of the table. The API has the gender too, but no page shows it. */
export const CandidateTableRow = graphql(`
  fragment CandidateTableRow on SearchCandidate {
    id
    picture
    headline
    schoolName
    departmentName
    isFairHidden
    education {
      graduationYear
    }
    keywordHit(keywords: $keywords) {
      words
    }
    lastActiveAt
    totalCountSentScoutInvitation
    completeness
    isIntakePaused
    bookmarked
    hasSeen
    labels {
      id
      text
    }
    scoutInvitations {
      ...ScoutStatus
    }
    ... on DisclosedSearchCandidate {
      familyName
      givenName
    }
  }
`)
