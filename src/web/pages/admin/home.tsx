import { graphql } from '#web/generated/admin/index.ts'
import { onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { longDate, tokyoDay } from '#ground/tokyo-time.ts'
import { useNow } from '#web/parts/page/now.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import type { Route } from './+types/home'
import { ContractRequestsSection } from './home/contract-requests.tsx'
import { FiguresSection } from './home/figures.tsx'
import { StopsNotice } from './home/stops-notice.tsx'
import { QueuesSection } from './home/queues.tsx'

const AdminHome = graphql(`
  query AdminHome {
    viewer {
      id
      role
    }
    desk {
      ...DeskQueues
      ...DeskFigures
      ...DeskStops
    }
    contractRequests(status: OPEN, first: 20) {
      ...OpenContractRequests
    }
  }
`)

const load = (ask: Ask) => ask(AdminHome)
export const loader = onServer(load)
export const clientLoader = onClient(load)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('今日', matches)

/** The queues with their due dates, then the last 30 days. */
export default function AdminHomePage({ loaderData: { desk, contractRequests, viewer } }: Route.ComponentProps) {
  const now = useNow()
  return (
    <>
      <SidePageHead title="今日">
        <p className="quiet">
          <time dateTime={tokyoDay(now)}>{longDate(now)}</time>
        </p>
      </SidePageHead>
      <StopsNotice desk={desk} />
      <QueuesSection desk={desk} role={viewer.role} />
      <ContractRequestsSection requests={contractRequests} />
      <FiguresSection desk={desk} />
    </>
  )
}
