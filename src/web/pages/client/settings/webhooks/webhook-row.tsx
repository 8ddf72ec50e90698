import { Link } from 'react-router'
import { webhookEvents, webhookEventTexts } from '#domain/webhook/rules.ts'
import { clientUrls } from '#ground/client-urls.ts'
import { graphql, readFragment, type FragmentType } from '#web/generated/index.ts'
import { Card, cardLinkClass } from '#web/ui/card.tsx'
import { eventNames } from './given.ts'
import { StateBadge } from './state-badge.tsx'
import rows from '../parts/rows.module.css'
import styles from './webhooks.module.css'

const WebhookRowFields = graphql(`
  fragment WebhookRow on Webhook {
    id
    url
    description
    events
    offBecause
    failingSince
  }
`)

export function WebhookRow({ webhook }: { webhook: FragmentType<typeof WebhookRowFields> }) {
  const { id, url, description, events, ...state } = readFragment(WebhookRowFields, webhook)
  const names = webhookEvents.filter((event) => events.includes(eventNames[event]))
  return (
    <Card as="li" link className={styles.row}>
      <header className={rows.head}>
        <h2>
          <Link to={clientUrls.settingsWebhook(id)} className={cardLinkClass()}>
            {description || new URL(url).host}
          </Link>
        </h2>
        <StateBadge {...state} />
      </header>
      <p className={styles.url}>{url}</p>
      <p className="quiet">{names.map((event) => webhookEventTexts[event].label).join('、')}</p>
    </Card>
  )
}
