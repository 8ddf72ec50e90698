import { graphql } from '#web/generated/index.ts'
import type { ProfilePageQuery } from '#web/generated/graphql.ts'
import type { Ask } from '#web/carry/ask.ts'

const ProfilePage = graphql(`
  query ProfilePage {
    viewer {
      ... on CandidateViewer {
        familyName
        givenName
      }
    }
    ownProfile {
      id
      revision
      invitingId
      isPublic
      picture
      gender
      hometown {
        id
      }
      category
      lacksDepartmentCategory
      education {
        graduationYear
        graduationMonth
        degree
        highSchoolName
        campusPrefecture {
          id
        }
        school {
          __typename
          ... on ListedSchool {
            id
            name
            department {
              id
              name
              category
            }
          }
          ... on OtherSchool {
            name
          }
        }
      }
      otherSchoolDepartmentName
      taglines
      selfIntroduction
      studentProjectExperience
      studyAbroadExperience
      qualificationExperience
      internshipExperience
      hasNoExtraExperience
      sellingPoints {
        id
        shortLabel
      }
      preferences {
        areas {
          id
        }
        industries {
          id
        }
        jobTypes {
          id
        }
        companySizes {
          id
        }
        companySelectionCriteria {
          id
        }
      }
      preferredScoutTypes {
        id
      }
      jobHuntingStatus {
        id
      }
      offeredCompany
      offeredCompanyIndustry {
        id
      }
      completeness
      nextItem
      profileItems {
        item
        isComplete
        gain
      }
      asSeenByCompanies {
        ...StudentCard
        ...StudentProfile
      }
    }
    graduationYears
    regions {
      name
      prefectures {
        id
        label
      }
    }
    industries {
      id
      label
      group
    }
    jobTypes {
      id
      label
      group
    }
    companySizes {
      id
      label
    }
    companySelectionCriteria {
      id
      label
    }
    jobHuntingStatuses {
      id
      label
    }
    scoutTypes {
      id
      label
    }
    sellingPoints {
      id
      label
      hint
    }
  }
`)

export const loadProfile = (ask: Ask) => ask(ProfilePage)

export type Loaded = ProfilePageQuery
export type Own = Loaded['ownProfile']
