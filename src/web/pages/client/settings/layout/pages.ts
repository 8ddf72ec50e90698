import { urls } from '#ground/urls.ts'
import type { SideGroup } from '#web/parts/shell/side-pages.tsx'

/** The pages of a company's settings, in their order: one's own, then the company's. */
export const settingsGroups: readonly SideGroup[] = [
  {
    pages: [
      {
        label: 'ログインとセキュリティ',
        to: urls.client.settingsSignIn(),
        icon: 'lock',
        belongs: /^\/client\/settings\/sign-in/,
      },
      {
        label: 'ログイン中の端末',
        to: urls.client.settingsDevices(),
        icon: 'phone',
        belongs: /^\/client\/settings\/devices/,
      },
    ],
  },
]
