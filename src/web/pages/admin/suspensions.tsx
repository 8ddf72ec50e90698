import { Link } from 'react-router'
import { graphql } from '#web/generated/admin/index.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { adminUrls } from '#ground/admin-urls.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { linkClass } from '#web/ui/link-button.tsx'
import { Section, Sections } from './parts/section.tsx'
import { SuspensionActs, SuspensionState } from './parts/suspension.tsx'
import { actOnSuspension } from './parts/suspension-act.ts'
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

const load = (ask: Ask) => ask(AdminSuspensions)
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnSuspension)
export const clientAction = actOnClient(actOnSuspension)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('利用停止', matches)

export default function AdminSuspensionsPage({ loaderData }: Route.ComponentProps) {
  const { contractSuspensions: suspensions, viewer } = loaderData
  return (
    <>
      <SidePageHead
        title="利用停止"
        lead="申請した人とは別の運営者が確認すると、企業の利用が停止します。申請は企業のページから行います。"
      />
      <OperatorsOnly role={viewer.role} mutation="confirmContractSuspension" act="利用停止の申請と確認" />
      {suspensions.length === 0 ? (
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
        </Sections>
      )}
    </>
  )
}
