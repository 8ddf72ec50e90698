import { graphql } from '#web/generated/admin/index.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { ContractBadge } from '../parts/contract-badge.tsx'
import { OperatorsOnly } from '../parts/operators-only.tsx'
import { Column, Columns, Sections } from '../parts/section.tsx'
import type { Route } from './+types/detail'
import { actOnCompany } from './detail/act.ts'
import { ActsSection } from './detail/acts.tsx'
import { ApplicationsSection } from './detail/applications.tsx'
import { ComplaintsSection } from './detail/complaints.tsx'
import { ContractSection } from './detail/contract.tsx'
import { ContractRequestsSection } from './detail/contract-requests.tsx'
import { FactsSection } from './detail/facts.tsx'
import { HistorySection } from './detail/history.tsx'
import { InvoicesSection } from './detail/invoices.tsx'
import { JobsSection } from './detail/jobs.tsx'
import { OpenSuspension } from './detail/open-suspension.tsx'
import { ScoutsSection } from './detail/scouts.tsx'
import { UsersSection } from './detail/users.tsx'

const AdminCompany = graphql(`
  query AdminCompany($id: ID!) {
    viewer {
      id
      role
    }
    company(id: $id) {
      id
      displayName
      legalName
      contract {
        status
      }
      ...CompanyFacts
      ...CompanyContract
      ...CompanyActs
      ...CompanyOpenSuspension
      ...CompanyHistory
      ...CompanyApplications
      ...CompanyStaff
      ...CompanyJobs
      ...CompanyScouts
      ...CompanyComplaints
      ...CompanyContractRequests
      ...CompanyInvoices
    }
  }
`)

const load = (ask: Ask, { params }: { params: { companyId?: string | undefined } }) =>
  ask(AdminCompany, { id: params.companyId ?? '' })
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnCompany)
export const clientAction = actOnClient(actOnCompany)

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleOf(loaderData?.company.displayName ?? '企業', matches)

export default function AdminCompanyPage({ loaderData: { company, viewer } }: Route.ComponentProps) {
  return (
    <>
      <SidePageHead
        title={
          <>
            {company.displayName} <ContractBadge status={company.contract.status} />
          </>
        }
        lead={company.legalName === company.displayName ? undefined : company.legalName}
      />
      <OpenSuspension company={company} viewer={viewer} />
      <OperatorsOnly
        role={viewer.role}
        mutation="signContract"
        act="契約と請求書の操作、親会社の変更、ユーザーの招待"
      />
      <Sections>
        <Columns>
          <Column>
            <ContractSection company={company} />
            <FactsSection company={company} role={viewer.role} />
          </Column>
          <Column>
            <ActsSection company={company} role={viewer.role} />
            <ScoutsSection company={company} />
          </Column>
        </Columns>
        <ContractRequestsSection company={company} role={viewer.role} />
        <InvoicesSection company={company} role={viewer.role} />
        <HistorySection company={company} />
        <UsersSection company={company} role={viewer.role} />
        <JobsSection company={company} />
        <ComplaintsSection company={company} />
        <ApplicationsSection company={company} />
      </Sections>
    </>
  )
}
