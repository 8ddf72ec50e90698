import { urls } from '#ground/urls.ts'
import type { SideGroup } from '#web/parts/shell/side-pages.tsx'

/** The pages of a company's settings, in their order: one's own, then the company's. */
export const settingsGroups: readonly SideGroup[] = [
  {
    heading: '会社',
    pages: [
      { label: 'シングルサインオン', to: urls.client.settingsSso(), icon: 'link', belongs: /\/settings\/sso/ },
      { label: 'ネットワーク', to: urls.client.settingsNetworks(), icon: 'building', belongs: /\/settings\/networks/ },
      {
        label: 'アクセストークン',
        to: urls.client.settingsAccessTokens(),
        icon: 'file',
        belongs: /\/settings\/access-tokens/,
      },
    ],
  },
]
