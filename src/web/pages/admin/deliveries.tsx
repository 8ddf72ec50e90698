import { mayAct } from '#domain/admin-account/role/rules.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/admin/index.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { useSuccessMessage } from '#web/parts/answers/success-message.ts'
import { titleOf } from '#web/parts/page/title.ts'
import { ErrorNotice } from '#web/ui/notice.tsx'
import type { Route } from './+types/deliveries'
import { OperatorsOnly } from './parts/operators-only.tsx'
import { actOnDeliveries } from './deliveries/act.ts'
import { Days } from './deliveries/days.tsx'
import { FailedJobs } from './deliveries/failed-jobs.tsx'
import { FailedKinds } from './deliveries/failed-kinds.tsx'
import { Stops } from './deliveries/stops.tsx'
import { Sections } from './parts/section.tsx'

const AdminDeliveries = graphql(`
  query AdminDeliveries($kind: String) {
    viewer {
      id
      role
    }
    ...OutgoingStopRows
    ...DeliveryDays
    ...FailedKindRows
    ...FailedJobRows
  }
`)

/** `kind` in the address shows the failed jobs of one kind. */
const load = async (ask: Ask, { url }: { url: URL }) => {
  const kind = url.searchParams.get('kind')
  return { ...(await ask(AdminDeliveries, { kind })), kind }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)
export const action = actOnServer(actOnDeliveries)
export const clientAction = actOnClient(actOnDeliveries)

const title = 'メールと処理'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function AdminDeliveriesPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  useSuccessMessage(answer)
  const mayStop = mayAct(loaderData.viewer.role, 'stopOutgoing')
  const mayRetry = mayAct(loaderData.viewer.role, 'retryJob')
  return (
    <>
      <SidePageHead
        title={title}
        lead="送信の停止と再開、送れなかったメール、終わらなかった処理です。メールの文章と宛先は表示しません。"
      />
      {answer && 'refused' in answer && <ErrorNotice message={answer.refused.message} />}
      <OperatorsOnly role={loaderData.viewer.role} mutation="retryJob" act="送信の停止と、処理のやり直し" />
      <Sections>
        <Stops deliveries={loaderData} mayStop={mayStop} />
        <Days deliveries={loaderData} />
        <FailedKinds deliveries={loaderData} mayRetry={mayRetry} />
        <FailedJobs deliveries={loaderData} kind={loaderData.kind} mayRetry={mayRetry} />
      </Sections>
    </>
  )
}
