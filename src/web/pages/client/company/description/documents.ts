import { graphql } from '#web/generated/index.ts'

// The mutation of each form. The page is asked again after a save, so nothing but a date is read.

export const UpdateTagline = graphql(`
  mutation UpdateCompanyTagline($version: Int!, $tagline: String!) {
    updateCompanyTagline(version: $version, tagline: $tagline) {
      setUpAt
    }
  }
`)
export const UpdateContents = graphql(`
  mutation UpdateCompanyContents($version: Int!, $contents: ContentBlocksInput!) {
    updateCompanyContents(version: $version, contents: $contents) {
      setUpAt
    }
  }
`)
export const UpdateVoices = graphql(`
  mutation UpdateCompanyVoices($version: Int!, $voices: [CompanyVoiceInput!]!) {
    updateCompanyVoices(version: $version, voices: $voices) {
      setUpAt
    }
  }
`)
export const UpdateQuestions = graphql(`
  mutation UpdateCompanyQuestions($version: Int!, $questions: [CompanyQuestionInput!]!) {
    updateCompanyQuestions(version: $version, questions: $questions) {
      setUpAt
    }
  }
`)
export const UpdateFigures = graphql(`
  mutation UpdateCompanyFigures($version: Int!, $figures: [CompanyFigureInput!]!) {
    updateCompanyFigures(version: $version, figures: $figures) {
      setUpAt
    }
  }
`)
export const UpdateYouthInformation = graphql(`
  mutation UpdateCompanyYouthInformation($version: Int!, $youthInformation: [YouthInformationInput!]!) {
    updateCompanyYouthInformation(version: $version, youthInformation: $youthInformation) {
      setUpAt
    }
  }
`)
export const UpdateCriteria = graphql(`
  mutation UpdateCompanySelectionCriteria($version: Int!, $companySelectionCriterionIds: [ID!]!) {
    updateCompanySelectionCriteria(version: $version, companySelectionCriterionIds: $companySelectionCriterionIds) {
      setUpAt
    }
  }
`)
