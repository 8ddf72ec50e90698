import type { Ask } from '#web/ask.ts'
import type { OwnCompanyPageQuery } from '#web/generated/graphql.ts'
import { graphql } from '#web/generated/index.ts'

const OwnCompanyPage = graphql(`
  query OwnCompanyPage {
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
  const { viewer, ownCompanyPage, companySelectionCriteria } = await ask(OwnCompanyPage)
  const viewerId = viewer?.__typename === 'CompanyViewer' ? viewer.id : ''
  return { viewerId, page: ownCompanyPage, criteria: companySelectionCriteria }
}

export type OwnPage = OwnCompanyPageQuery['ownCompanyPage']
export type Criteria = OwnCompanyPageQuery['companySelectionCriteria']
