import { urls } from '#ground/urls.ts'
import type { SideGroup } from '#web/parts/shell/side-pages.tsx'

/** The operator's pages, in their order: the day's work, companies and students, what the service shows, itself. */
export const adminGroups: readonly SideGroup[] = [
  {
    heading: '掲載するもの',
    pages: [
      { label: 'イベント', to: urls.admin.events(), icon: 'calendar', belongs: /^\/admin\/events/ },
      { label: 'お知らせ', to: urls.admin.notices(), icon: 'bell', belongs: /^\/admin\/notices/ },
      { label: 'マスタ', to: urls.admin.lookups(), icon: 'list', belongs: /^\/admin\/lookups/ },
    ],
  },
  {
    heading: '運営',
    pages: [{ label: '年次報告', to: urls.admin.figures(), icon: 'file', belongs: /^\/admin\/figures/ }],
  },
]
