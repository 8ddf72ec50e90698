import { FormsGuard } from '#web/parts/forms/forms-guard.tsx'
import { webhookLimits } from '#domain/webhook/rules.ts'
import { act } from '#web/carry/act.ts'
import { actOnClient, actOnServer, onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { graphql } from '#web/generated/index.ts'
import { SidePageHead } from '#web/parts/shell/side-pages.tsx'
import { titleOf } from '#web/parts/page/title.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Route } from './+types/webhooks'
import { AccessForm, AccessSection, useAccessForm } from './parts/access-section.tsx'
import { AdministratorsOnly } from './parts/administrators-only.tsx'
import { administering } from './parts/administering.ts'
import { PlanPreview } from './parts/plan-preview.tsx'
import { listActs } from './webhooks/act.ts'
import { checkWebhook, webhookLabels } from './webhooks/given.ts'
import { preview } from './webhooks/preview.ts'
import { Receiving } from './webhooks/receiving.tsx'
import { WebhookFields } from './webhooks/webhook-fields.tsx'
import { WebhookRow } from './webhooks/webhook-row.tsx'
import styles from './webhooks/webhooks.module.css'

const WebhooksPage = graphql(`
  query WebhooksPage {
    webhooks {
      id
      ...WebhookRow
    }
  }
`)

const load = (ask: Ask) => administering(ask, () => ask(WebhooksPage))
export const loader = onServer(load)
export const clientLoader = onClient(load)

const actOnWebhooks = act(listActs)
export const action = actOnServer(actOnWebhooks)
export const clientAction = actOnClient(actOnWebhooks)

const title = 'Webhook'
const lead = 'スカウトの承認や日程の変更を、採用管理などの自社のシステムへ、起きたときに知らせます。'
export const meta: Route.MetaFunction = ({ matches }) => titleOf(title, matches)

export default function Webhooks({ loaderData: { page, features }, actionData }: Route.ComponentProps) {
  const form = useAccessForm('create', webhookLabels, checkWebhook, actionData)
  const isPlanned = features.includes('webhooks')
  if (!page) return <AdministratorsOnly title={title} lead={lead} preview={isPlanned ? null : preview} />
  const isFull = page.webhooks.length >= webhookLimits.webhooks
  return (
    <>
      <SidePageHead title={title} lead={lead} />
      {page.webhooks.length > 0 && (
        <ul className={styles.list}>
          {page.webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      {isPlanned && page.webhooks.length === 0 && (
        <Card>
          <EmptyState title="登録されたWebhookはまだありません">
            送り先のURLを登録すると、登録したあとの出来事を知らせます。
          </EmptyState>
        </Card>
      )}
      {isPlanned ? (
        <AccessSection
          id="create-webhook"
          title="新しく登録する"
          about={
            isFull ? `登録できるのは${webhookLimits.webhooks}件までです。使わないWebhookを削除してください。` : null
          }
        >
          {!isFull && (
            <AccessForm form={form} send="登録する" leadsOn>
              <WebhookFields form={form} />
            </AccessForm>
          )}
        </AccessSection>
      ) : (
        <PlanPreview preview={preview} canAdminister />
      )}
      {isPlanned && <Receiving />}
      <FormsGuard />
    </>
  )
}
