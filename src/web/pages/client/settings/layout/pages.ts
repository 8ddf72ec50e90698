import { clientUrls } from '#ground/client-urls.ts'
import { urls } from '#ground/urls.ts'
import type { SideGroup } from '#web/parts/shell/side-pages.tsx'

/** The pages of a company's settings, in their order: one's own, then the company's. */
export const settingsGroups: readonly SideGroup[] = [
  {
    pages: [
      { label: 'プロフィール', to: clientUrls.profileBasic(), icon: 'user', belongs: /^\/client\/profile\/basic/ },
      {
        label: '通知',
        to: clientUrls.scoutNotification(),
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
        to: clientUrls.settingsDevices(),
        icon: 'phone',
        belongs: /^\/client\/settings\/devices/,
      },
      {
        label: 'カレンダー連携',
        to: clientUrls.settingsCalendar(),
        icon: 'calendar',
        belongs: /^\/client\/settings\/calendar/,
      },
    ],
  },
  {
    heading: '会社',
    pages: [
      { label: 'ユーザー', to: clientUrls.users(), icon: 'users', belongs: /^\/client\/users/ },
      {
        label: '日程の受付',
        to: clientUrls.settingsBookingClosing(),
        icon: 'calendar',
        belongs: /^\/client\/settings\/booking-closing/,
      },
      {
        label: 'スカウトのテンプレート',
        to: clientUrls.scoutTemplates(),
        icon: 'edit',
        belongs: /^\/client\/settings\/scout-templates(?:\/|$)/,
      },
      {
        label: 'フェアモード',
        to: clientUrls.settingsFairMode(),
        icon: 'eye-off',
        belongs: /^\/client\/settings\/fair-mode/,
      },
      {
        label: '定型文',
        to: clientUrls.settingsPhrases(),
        icon: 'message',
        belongs: /^\/client\/settings\/phrases(?:\/|$)/,
      },
      {
        label: 'シングルサインオン',
        to: clientUrls.settingsSso(),
        icon: 'link',
        belongs: /^\/client\/settings\/sso/,
      },
      {
        label: 'ネットワーク',
        to: clientUrls.settingsNetworks(),
        icon: 'building',
        belongs: /^\/client\/settings\/networks/,
      },
      {
        label: 'アクセストークン',
        to: clientUrls.settingsAccessTokens(),
        icon: 'file',
        belongs: /^\/client\/settings\/access-tokens/,
      },
      {
        label: 'Webhook',
        to: clientUrls.settingsWebhooks(),
        icon: 'send',
        belongs: /^\/client\/settings\/webhooks(?:\/|$)/,
      },
      {
        label: '運用ログ',
        to: clientUrls.settingsActivity(),
        icon: 'list',
        belongs: /^\/client\/settings\/activity(?:\/|$)/,
      },
      { label: '契約', to: clientUrls.contract(), icon: 'briefcase', belongs: /^\/client\/contract(?:\/|$)/ },
    ],
  },
]
