import { graphql } from '#web/generated/index.ts'

export const CandidatePreview = graphql(`
  fragment CandidatePreview on SearchCandidate {
    id
    picture
    headline
    schoolName
    departmentName
    isFairHidden
    category
    education {
      graduationYear
      campusPrefecture {
        label
      }
    }
    bookmarked
    hasSeen
    isFavorite
    isIntakePaused
    hasOffer
    lastActiveAt
    totalCountSentScoutInvitation
    completeness
    labels {
      id
      text
    }
    memo {
      ...CandidateMemo
    }
    noteCount
    passedOver {
      isForTeam
      passedOverAt
      companyUser {
        id
        familyName
      }
    }
    ...ColleagueDrafts
    scoutClaim {
      claimedAt
      expiresAt
      companyUser {
        familyName
      }
    }
    ...StudentProfile
    hasOffer
    jobHuntingStatus {
      label
    }
    scoutInvitations {
      ...CandidateInvitation
      ...ScoutStatus
      ...ScoutReport
    }
    ... on DisclosedSearchCandidate {
      familyName
      givenName
      familyNameKana
      givenNameKana
      email
      phoneNumber
    }
  }
`)
