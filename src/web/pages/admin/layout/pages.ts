import { urls } from '#ground/urls.ts'
import type { SideGroup } from '#web/parts/shell/side-pages.tsx'

/** The operator's pages, in their order: the day's work, companies and students, what the service shows, itself. */
export const adminGroups: readonly SideGroup[] = [
  {
    heading: '掲載するもの',
    pages: [{ label: 'イベント', to: urls.admin.events(), icon: 'calendar', belongs: /^\/admin\/events/ }],
  },
  {
    heading: '運営',
    pages: [{ label: '運営者', to: urls.admin.accounts(), icon: 'users', belongs: /^\/admin\/accounts/ }],
  },
]
