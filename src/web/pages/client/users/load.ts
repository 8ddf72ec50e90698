import type { Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'

const UsersPage = graphql(`
  query UsersPage {
    viewer {
      ... on CompanyViewer {
        __typename
        id
        canAdminister
      }
    }
    companyAdministrators {
      id
      ...Administrator
    }
  }
`)

const ManagedUsers = graphql(`
  query ManagedUsers {
    companySeats {
      limit
      taken
    }
    companyMembers {
      id
      ...Member
    }
  }
`)

/** `managed` is read for administrators alone; the door refuses it to the others. */
export async function loadUsers(ask: Ask) {
  const { viewer, companyAdministrators: administrators } = await ask(UsersPage)
  const company = viewer?.__typename === 'CompanyViewer' ? viewer : null
  return {
    viewerId: company?.id ?? '',
    administrators,
    managed: company?.canAdminister ? await ask(ManagedUsers) : null,
  }
}
