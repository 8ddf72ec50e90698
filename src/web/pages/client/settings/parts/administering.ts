import type { Ask } from '#web/carry/ask.ts'
import { refuseGuest } from '#web/pages/client/parts/refuse-guest.ts'
import { graphql } from '#web/generated/index.ts'

const SettingsViewer = graphql(`
  query SettingsViewer {
    viewer {
      ... on CompanyViewer {
        __typename
        canAdminister
        company {
          id
        }
        contract {
          plan {
            features
          }
        }
      }
    }
  }
`)

/** A page for ADMINs: its own question is asked for them alone, since the others would be sent to the sign-in. */
export async function administering<Result>(ask: Ask, load: () => Promise<Result>) {
  const { viewer } = await ask(SettingsViewer)
  await refuseGuest(ask, viewer)
  const company = viewer?.__typename === 'CompanyViewer' ? viewer : null
  return {
    companyId: company?.company.id ?? '',
    features: company?.contract.plan.features ?? [],
    page: company && !company.canAdminister ? null : await load(),
  }
}
