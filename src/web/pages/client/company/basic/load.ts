import type { CompanyBasicPageQuery } from '#web/generated/graphql.ts'
import { graphql } from '#web/generated/index.ts'
import type { Ask } from '#web/carry/ask.ts'

const CompanyBasicPage = graphql(`
  query CompanyBasicPage {
    companyBasic {
      corporateNumber
      isSetUp
      isPublic
      sections {
        section
        version
        editedAt
        editedBy
      }
      company {
        id
        legalName
        displayName
        kana
        tagline
        industries {
          id
          label
          group
        }
        companySize {
          id
          label
        }
        employees
        foundedOn
        capitalYen
        representative
        urls {
          label
          url
        }
        postalCode
        prefecture {
          id
          label
        }
        city
        addressLine
        building
        offices {
          id
          label
        }
        phones {
          id
          label
          shownNumber
        }
        others {
          title
          body
        }
        logo {
          url
        }
        cover {
          url
        }
        coverDescription
        ...CompanyMark
      }
    }
  }
`)

export const loadBasic = (ask: Ask) => ask(CompanyBasicPage)

export type Basic = CompanyBasicPageQuery['companyBasic']
export type Own = Basic['company']
export type SectionVersion = Basic['sections'][number]

const EditChoices = graphql(`
  query CompanyBasicChoices {
    industries {
      id
      label
      group
    }
    companySizes {
      id
      label
    }
    regions {
      name
      prefectures {
        id
        label
      }
    }
  }
`)

/** The company's page and what can be chosen in its forms. */
export async function loadEdit(ask: Ask) {
  const [{ companyBasic }, choices] = await Promise.all([ask(CompanyBasicPage), ask(EditChoices)])
  return { companyBasic, choices }
}
export type Choices = Awaited<ReturnType<typeof loadEdit>>['choices']
