import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { refusedOf } from '#web/parts/answers/answered.ts'
import { useSuccessMessage, type Done } from '#web/parts/answers/success-message.ts'
import { titleOf } from '#web/parts/page/title.ts'
import type { Route } from './+types/complete'
import { Finished } from './complete/finished.tsx'
import { LastLook } from './complete/last-look.tsx'

const CompanyFinalPage = graphql(`
  query CompanyFinalPage {
    ownCompanyPage {
      setUpAt
      missing {
        part
        label
      }
      company {
        displayName
        logo {
          url
        }
        cover {
          url
        }
        ...CompanyPage
      }
    }
    jobDescriptions {
      edges {
        node {
          id
        }
      }
    }
  }
`)

const CompleteCompanySetUp = graphql(`
  mutation CompleteCompanySetUp {
    completeCompanySetUp {
      setUpAt
    }
  }
`)

const load = (ask: Ask) => ask(CompanyFinalPage)
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnFinal = act({
  complete: async (ask: Ask): Promise<Done> => {
    await ask(CompleteCompanySetUp)
    return { done: 'companySetUp' }
  },
})
export const action = actOnServer(actOnFinal)
export const clientAction = actOnClient(actOnFinal)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('はじめの設定の最後の確認', matches)

/** The end of the first-time set-up: what is missing, then the last look; afterwards what happens now. */
export default function CompanyFinal({ loaderData, actionData }: Route.ComponentProps) {
  const { ownCompanyPage: page, jobDescriptions } = loaderData
  useSuccessMessage(actionData)
  return page.setUpAt === null ? (
    <LastLook page={page} refused={refusedOf(actionData)?.message} />
  ) : (
    <Finished name={page.company.displayName} hasJobs={jobDescriptions.edges.length > 0} />
  )
}
