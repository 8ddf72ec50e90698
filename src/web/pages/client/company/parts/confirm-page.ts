import { graphql } from '#web/generated/index.ts'

export const ConfirmCompanyPage = graphql(`
  mutation ConfirmCompanyPage {
    confirmCompanyPage {
      isCheckDue
    }
  }
`)
