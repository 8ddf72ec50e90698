import { urls } from '#ground/urls.ts'
import type { SideGroup } from '#web/parts/shell/side-pages.tsx'

/** The operator's pages, in their order: the day's work, companies and students, what the service shows, itself. */
export const adminGroups: readonly SideGroup[] = [
  {
    heading: '企業',
    pages: [{ label: '送信の抑制', to: urls.admin.pressure(), icon: 'flag', belongs: /^\/admin\/pressure/ }],
  },
  {
    heading: '掲載するもの',
    pages: [{ label: 'イベント', to: urls.admin.events(), icon: 'calendar', belongs: /^\/admin\/events/ }],
  },
]
