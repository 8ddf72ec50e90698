import { urls } from '#ground/urls.ts'
import type { SideGroup } from '#web/parts/shell/side-pages.tsx'

/** The pages of a company's settings, in their order: one's own, then the company's. */
export const settingsGroups: readonly SideGroup[] = [
  {
    heading: '会社',
    pages: [
      {
        label: 'Webhook',
        to: urls.client.settingsWebhooks(),
        icon: 'send',
        belongs: /^\/client\/settings\/webhooks(?:\/|$)/,
      },
      {
        label: '操作ログ',
        to: urls.client.settingsActivity(),
        icon: 'list',
        belongs: /^\/client\/settings\/activity(?:\/|$)/,
      },
    ],
  },
]
