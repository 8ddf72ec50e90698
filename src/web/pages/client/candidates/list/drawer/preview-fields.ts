import { graphql } from '#web/generated/index.ts'

export const CandidatePreview = graphql(`
  fragment CandidatePreview on SearchCandidate {
    id
    picture
    headline
    taglines
    schoolName
    departmentName
    category
    education {
      graduationYear
      graduationMonth
      highSchoolName
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
    selfIntroduction
    studentProjectExperience
    studyAbroadExperience
    qualificationExperience
    internshipExperience
    sellingPoints {
      id
      label
    }
    hasOffer
    jobHuntingStatus {
      label
    }
    preferredScoutTypes {
      label
    }
    toeicScore
    toeicTakenOn
    toeflIbtScore
    hometown {
      label
    }
    preferences {
      areas {
        label
      }
      industries {
        label
      }
      jobTypes {
        label
      }
      companySizes {
        label
      }
      companySelectionCriteria {
        label
      }
    }
    assessmentProfile {
      intellectual {
        title
        achieved
        achievable
      }
      personality {
        percentage
        statement {
          traitId
          leftLabel
          rightLabel
        }
      }
    }
    scoutInvitations {
      ...CandidateInvitation
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
