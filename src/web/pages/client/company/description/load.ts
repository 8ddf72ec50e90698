import type { Ask } from '#web/carry/ask.ts'
import type { OwnDescriptionPageQuery } from '#web/generated/graphql.ts'
import { graphql } from '#web/generated/index.ts'

const OwnDescriptionPage = graphql(`
  query OwnDescriptionPage {
    viewer {
      ... on CompanyViewer {
        __typename
        id
      }
    }
    companySelectionCriteria {
      id
      label
    }
    ownCompanyPage {
      setUpAt
      isCheckDue
      missing {
        part
        label
      }
      sections {
        section
        version
        editedAt
        editedBy
      }
      figures {
        label
        value
        source
        asOf
      }
      company {
        id
        displayName
        tagline
        checkedAt
        contents {
          __typename
          ...ContentBlockFields
        }
        voices {
          speaker
          body
          image {
            url
          }
        }
        questions {
          question
          answer
        }
        youthInformation {
          kind
          body
        }
        companySelectionCriteria {
          id
          label
        }
        ...CompanyPage
      }
    }
  }
`)

export async function loadDescription(ask: Ask) {
  const { viewer, ownCompanyPage, companySelectionCriteria } = await ask(OwnDescriptionPage)
  const viewerId = viewer?.__typename === 'CompanyViewer' ? viewer.id : ''
  return { viewerId, page: ownCompanyPage, criteria: companySelectionCriteria }
}

export type OwnPage = OwnDescriptionPageQuery['ownCompanyPage']
export type Criteria = OwnDescriptionPageQuery['companySelectionCriteria']
