import { isPlanKey } from '#domain/company/plan/rules.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, notFound, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import type { Route } from './+types/contract'
import { request } from './contract/act.ts'
import { Features } from './contract/features.tsx'
import { Invoices } from './contract/invoices.tsx'
import { PlanComparison } from './contract/plan-comparison.tsx'
import { Requests } from './contract/requests.tsx'
import { Summary } from './contract/summary.tsx'
import { Usage } from './contract/usage.tsx'

const ContractPage = graphql(`
  query ContractPage {
    viewer {
      ... on CompanyViewer {
        __typename
        canAdminister
        contract {
          status
          endsOn
          plan {
            key
          }
          ...ContractSummary
        }
      }
    }
    planUsage {
      ...PlanUsageFields
    }
    contractRequests {
      id
      status
      ...OwnContractRequest
    }
    invoices {
      id
      ...OwnInvoice
    }
  }
`)

const load = async (ask: Ask) => {
  const { viewer, ...page } = await ask(ContractPage)
  if (viewer?.__typename !== 'CompanyViewer' || !isPlanKey(viewer.contract.plan.key)) throw notFound()
  const { contract, canAdminister } = viewer
  // One key for the form of one visit, so that the form is sent once, with scripts or without.
  return { ...page, contract, canAdminister, planKey: viewer.contract.plan.key, formKey: crypto.randomUUID() }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnContract = act({ '': request })
export const action = actOnServer(actOnContract)
export const clientAction = actOnClient(actOnContract)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('契約', matches)

export default function Contract({ loaderData, actionData }: Route.ComponentProps) {
  const { contract, planKey, planUsage, contractRequests, invoices, canAdminister, formKey } = loaderData
  return (
    <>
      <SidePageHead title="契約" lead="プランと利用状況、更新や変更のご依頼、請求書をまとめて確認できます。" />
      <Summary contract={contract} />
      <Usage usage={planUsage} />
      <Requests
        requests={contractRequests}
        status={contract.status}
        planKey={planKey}
        endsOn={contract.endsOn}
        canAdminister={canAdminister}
        formKey={formKey}
        answer={actionData}
      />
      <Invoices invoices={invoices} />
      <Features planKey={planKey} />
      <PlanComparison planKey={planKey} />
    </>
  )
}
