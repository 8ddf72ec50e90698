import { settingsContext } from '#web/document/settings.ts'
import { urls } from '#ground/urls.ts'
import type { Route } from './+types/manifest'

const icon = (name: string, sizes: string, purpose: 'any' | 'maskable' | 'monochrome') => ({
  src: `/icons/${name}-${sizes.split('x')[0]}.png`,
  sizes,
  type: 'image/png',
  purpose,
})

const shortcut = (name: string, url: string) => ({ name, url, icons: [icon('icon', '192x192', 'any')] })

const screenshot = (form: 'narrow' | 'wide', page: string, label: string) => ({
  src: `/screenshots/${page}-${form}.webp`,
  sizes: form === 'wide' ? '1280x800' : '780x1688',
  type: 'image/webp',
  form_factor: form,
  label,
})

/** The web app manifest of the candidate app. */
const manifestOf = (productName: string) => ({
  id: '/',
  name: productName,
  short_name: productName,
  description: '理由つきのスカウトが届く、新卒の就職活動',
  lang: 'ja',
  dir: 'ltr',
  start_url: urls.candidate.home(),
  scope: '/',
  display: 'standalone',
  theme_color: '#24143d',
  background_color: '#fbfaf8',
  categories: ['business', 'education', 'productivity'],
  prefer_related_applications: false,
  icons: [
    icon('icon', '192x192', 'any'),
    icon('icon', '512x512', 'any'),
    icon('maskable', '192x192', 'maskable'),
    icon('maskable', '512x512', 'maskable'),
    icon('monochrome', '512x512', 'monochrome'),
  ],
  shortcuts: [shortcut('スカウト', urls.candidate.invitations('pending')), shortcut('予定', urls.candidate.events())],
  screenshots: (['narrow', 'wide'] as const).flatMap((form) => [
    screenshot(form, 'home', '今日やることと新しいスカウトが並ぶホーム'),
    screenshot(form, 'scout', 'あなたを選んだ理由が書かれたスカウト'),
  ]),
})

export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(JSON.stringify(manifestOf(context.get(settingsContext).productName)), {
    headers: { 'content-type': 'application/manifest+json' },
  })
