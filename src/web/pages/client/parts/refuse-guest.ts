import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'

const CompanyUserOnly = graphql(`
  query CompanyUserOnly {
    ownCompanyUserProfile {
      __typename
    }
  }
`)

/**
 * For a page whose own question is answered to guests too: refuses as the door does, so that a guest signs in and the end
 * of a contract is told.
 */
export const refuseGuest = async (ask: Ask, viewer: { __typename?: string } | null | undefined) => {
  if (viewer?.__typename !== 'CompanyViewer') await ask(CompanyUserOnly)
}
