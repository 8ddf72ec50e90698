import { graphql } from '#web/generated/admin/index.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { ApplicationBadge } from '../parts/application-badge.tsx'
import { NoAccess, unlessForbidden } from '../parts/no-access.tsx'
import { Column, Columns } from '../parts/section.tsx'
import type { Route } from './+types/detail'
import { actOnApplication } from './detail/act.ts'
import { AlikeSection } from './detail/alike.tsx'
import { ApplicantSection } from './detail/applicant.tsx'
import { ChecksSection } from './detail/checks.tsx'
import { CodesSection } from './detail/codes.tsx'
import { DecisionSection } from './detail/decision.tsx'

const AdminApplication = graphql(`
  query AdminApplication($id: ID!) {
    viewer {
      id
      role
    }
    preRegistration(id: $id) {
      id
      companyName
      status
      ...ApplicationDecision
      ...ApplicationChecks
      ...ApplicationApplicant
      ...ApplicationAlikeOnes
      ...ApplicationCodes
    }
  }
`)

const load = (ask: Ask, { params }: { params: { applicationId?: string | undefined } }) =>
  unlessForbidden(ask(AdminApplication, { id: params.applicationId ?? '' }))
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnApplication)
export const clientAction = actOnClient(actOnApplication)

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleOf(loaderData ? `${loaderData.preRegistration.companyName}の申込` : '申込', matches)

export default function AdminApplicationPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NoAccess title="申込" />
  const { preRegistration: application, viewer } = loaderData
  return (
    <>
      <SidePageHead
        title={
          <>
            {application.companyName} <ApplicationBadge status={application.status} />
          </>
        }
      />
      <Columns>
        <Column>
          <ChecksSection application={application} />
          <AlikeSection application={application} />
          <CodesSection application={application} role={viewer.role} />
        </Column>
        <Column>
          <ApplicantSection application={application} />
          <DecisionSection application={application} role={viewer.role} />
        </Column>
      </Columns>
    </>
  )
}
