import { Link } from 'react-router'
import { act } from '#web/carry/act.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Section, Sections } from './parts/section.tsx'
import { SuspensionActs, SuspensionState } from './parts/suspension.tsx'
import { StopRequest } from './parts/stop-request.tsx'
import { stopActs } from './parts/stop-acts.ts'
import { suspensionActs } from './parts/suspension-acts.ts'
import { unlessForbidden } from './parts/no-access.tsx'
import type { Route } from './+types/suspensions'
import { OperatorsOnly } from './parts/operators-only.tsx'

const AdminSuspensions = graphql(`
  query AdminSuspensions {
    viewer {
      id
      role
    }
    contractSuspensions {
      id
      company {
        id
        displayName
      }
      ...SuspensionFields
    }
  }
`)

const AdminCandidateStops = graphql(`
  query AdminCandidateStops {
    candidateStops {
      id
      candidateId
      ...StopFields
    }
  }
`)

/** Requests about students are closed to whoever may read no person's data. */
const load = async (ask: Ask) => {
  const [page, ofStudents] = await Promise.all([ask(AdminSuspensions), unlessForbidden(ask(AdminCandidateStops))])
  return { ...page, stops: ofStudents?.candidateStops ?? [] }
}
const actOnStop = act({ ...suspensionActs, ...stopActs })
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnStop)
export const clientAction = actOnClient(actOnStop)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('利用停止', matches)

export default function AdminSuspensionsPage({ loaderData }: Route.ComponentProps) {
  const { contractSuspensions: suspensions, stops, viewer } = loaderData
  return (
    <>
      <SidePageHead
        title="利用停止"
        lead="申請した人とは別の運営者が確認すると、企業や学生の利用停止、学生の退会が行われます。申請は、企業のページと学生の照会から行います。"
      />
      <OperatorsOnly role={viewer.role} mutation="confirmContractSuspension" act="利用停止の申請と確認" />
      {suspensions.length + stops.length === 0 ? (
        <EmptyState title="確認を待っている申請はありません">利用停止の申請があると、ここに表示されます。</EmptyState>
      ) : (
        <Sections>
          {suspensions.map((suspension) => (
            <Section
              key={suspension.id}
              id={`suspension-${suspension.id}`}
              title={
                <Link className={linkClass()} to={adminUrls.company(suspension.company.id)}>
                  {suspension.company.displayName}
                </Link>
              }
            >
              <SuspensionState suspension={suspension} viewer={viewer} />
              <SuspensionActs suspension={suspension} companyName={suspension.company.displayName} viewer={viewer} />
            </Section>
          ))}
          {stops.map((stop) => (
            <Section
              key={stop.id}
              id={`stop-${stop.id}`}
              title={
                <Link className={linkClass()} to={adminUrls.candidates({ id: stop.candidateId })}>
                  学生（{stop.candidateId}）
                </Link>
              }
            >
              <StopRequest stop={stop} viewer={viewer} />
            </Section>
          ))}
        </Sections>
      )}
    </>
  )
}
