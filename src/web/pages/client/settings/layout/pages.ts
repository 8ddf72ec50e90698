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
  {
    heading: '会社',
    pages: [
      { label: 'ユーザー', to: urls.client.users(), icon: 'users', belongs: /^\/client\/users/ },
      {
        label: 'シングルサインオン',
        to: urls.client.settingsSso(),
        icon: 'link',
        belongs: /^\/client\/settings\/sso/,
      },
      {
        label: 'ネットワーク',
        to: urls.client.settingsNetworks(),
        icon: 'building',
        belongs: /^\/client\/settings\/networks/,
      },
      {
        label: 'アクセストークン',
        to: urls.client.settingsAccessTokens(),
        icon: 'file',
        belongs: /^\/client\/settings\/access-tokens/,
      },
      {
        label: 'Webhook',
        to: urls.client.settingsWebhooks(),
        icon: 'send',
        belongs: /^\/client\/settings\/webhooks(?:\/|$)/,
      },
      {
        label: '運用ログ',
        to: urls.client.settingsActivity(),
        icon: 'list',
        belongs: /^\/client\/settings\/activity(?:\/|$)/,
      },
      { label: '契約', to: urls.client.contract(), icon: 'briefcase', belongs: /^\/client\/contract(?:\/|$)/ },
    ],
  },
]
