import { urls } from '#ground/urls.ts'
import type { SideGroup } from '#web/parts/shell/side-pages.tsx'

/** The pages of a company's settings, in their order: one's own, then the company's. */
export const settingsGroups: readonly SideGroup[] = [
  {
    pages: [
      { label: 'プロフィール', to: urls.client.profileBasic(), icon: 'user', belongs: /^\/client\/profile\/basic/ },
      {
        label: '通知',
        to: urls.client.scoutNotification(),
        icon: 'bell',
        belongs: /^\/client\/settings\/scout-notification/,
      },
    ],
  },
  {
    heading: '会社',
    pages: [{ label: 'ユーザー', to: urls.client.users(), icon: 'users', belongs: /^\/client\/users/ }],
  },
]
