import { FormsGuard } from '#web/parts/forms/forms-guard.tsx'
import { webhookEvents, webhookLimits } from '#domain/webhook/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask, type ClientArgs } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { useReadRevision } from '#web/parts/forms/read-revision.ts'
import { countPages, readPageNumber } from '#web/parts/page/page-number.ts'
import { PlanLockText } from '#web/parts/plan-lock.tsx'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Card } from '#web/ui/card.tsx'
import type { Route } from './+types/webhook'
import { AccessForm, AccessSection, useAccessForm } from '../parts/access-section.tsx'
import { AdministratorsOnly } from '../parts/administrators-only.tsx'
import { administering } from '../parts/administering.ts'
import { webhookActs } from './act.ts'
import { Deliveries } from './webhook/deliveries.tsx'
import { Ending } from './webhook/ending.tsx'
import { Secret } from './webhook/secret.tsx'
import { Press } from './webhook/press.tsx'
import { WebhookState } from './webhook/webhook-state.tsx'
import { checkWebhook, eventNames, webhookLabels } from './given.ts'
import { StateBadge } from './state-badge.tsx'
import { WebhookFields } from './webhook-fields.tsx'

const WebhookPage = graphql(`
  query WebhookPage($id: ID!, $page: Int!) {
    webhook(id: $id) {
      id
      url
      description
      events
      revision
      offBecause
      failingSince
      ...WebhookStanding
      ...WebhookSecret
    }
    webhookDeliveries(webhookId: $id, page: $page) {
      count
      rows {
        id
        ...WebhookDelivery
      }
    }
  }
`)

const load = async (ask: Ask, { params, url }: ClientArgs & { url: URL }) => {
  const id = params['webhookId'] ?? ''
  const page = readPageNumber(url.searchParams.get('page') ?? undefined)
  const answer = await administering(ask, () => ask(WebhookPage, { id, page }))
  const pageCount = countPages(
    { page, total: answer.page?.webhookDeliveries.count ?? 0, size: webhookLimits.deliveriesPerPage },
    (to) => clientUrls.settingsWebhook(id, to),
  )
  return { ...answer, number: page, pageCount, now: new Date().toISOString() }
}
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnWebhook = act(webhookActs)
export const action = actOnServer(actOnWebhook)
export const clientAction = actOnClient(actOnWebhook)

export const meta: Route.MetaFunction = ({ matches }) => titleOf('Webhookの設定', matches)

export default function WebhookSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { page, features, number, pageCount, now } = loaderData
  const form = useAccessForm('update', webhookLabels, checkWebhook, actionData)
  const read = useReadRevision(page?.webhook.revision ?? '')
  read.renewAfter(form.answer, form.answer?.done !== undefined && !form.isSending)
  if (!page) return <AdministratorsOnly title="Webhookの設定" />
  const { webhook } = page
  const name = webhook.description || new URL(webhook.url).host
  const events = webhookEvents.filter((event) => webhook.events.includes(eventNames[event]))
  const isPlanned = features.includes('webhooks')
  return (
    <>
      <SidePageHead title={name} lead={webhook.url}>
        {isPlanned && <Press intent="test">テストを送る</Press>}
      </SidePageHead>
      <WebhookState webhook={webhook} canResume={isPlanned} />
      {isPlanned ? (
        <>
          <AccessSection id="settings" title="送り先と出来事" mark={<StateBadge {...webhook} />}>
            <AccessForm form={form} send="保存する" kind="secondary">
              <input type="hidden" name="revision" value={read.current} />
              <WebhookFields form={form} saved={{ ...webhook, events }} />
            </AccessForm>
          </AccessSection>
          <Secret webhook={webhook} />
        </>
      ) : (
        <Card>
          <PlanLockText>Webhook</PlanLockText>
        </Card>
      )}
      <Deliveries
        deliveries={page.webhookDeliveries.rows}
        total={page.webhookDeliveries.count}
        page={number}
        pageCount={pageCount}
        now={now}
        hrefOf={(to) => clientUrls.settingsWebhook(webhook.id, to)}
        canSend={isPlanned && webhook.offBecause === null}
        isOff={webhook.offBecause !== null}
      />
      <Ending isOn={webhook.offBecause === null} name={name} />
      <FormsGuard />
    </>
  )
}
