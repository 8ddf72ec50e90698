import { urls } from '#ground/urls.ts'
import type { SideGroup } from '#web/parts/shell/side-pages.tsx'

/** The pages of a company's settings, in their order: one's own, then the company's. */
export const settingsGroups: readonly SideGroup[] = [
  {
    heading: '会社',
    pages: [{ label: '契約', to: urls.client.contract(), icon: 'file', belongs: /^\/client\/contract/ }],
  },
]
