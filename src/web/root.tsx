import '#web/ui/tokens.css'
import '#web/ui/global.css'
import '#web/ui/vocabulary.css'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteError, useMatches } from 'react-router'
import { useMarkOfLife } from './first-paint/alive.ts'
import { BannerProvider } from '#web/ui/overlays/banner.tsx'
import { ToastProvider } from '#web/ui/overlays/toast-region.tsx'
import type { Route } from './+types/root'
import { areaOfPath } from '#ground/area.ts'
import { SaidDeviceProvider } from './document/device.ts'
import { pagePart, usePartsAtRest } from './first-paint/page-part.tsx'
import { Installable } from './installable/installable.tsx'
import { OrReload } from './parts/page/or-reload.tsx'
import { NowProvider, useTimeOfRoute } from './parts/page/now.tsx'
import { OfflineStrip } from './parts/shell/offline-strip.tsx'
import { PageAnnouncer } from './parts/shell/page-announcer.tsx'
import { Progress } from './parts/shell/progress.tsx'
import { useNonce } from './document/nonce.tsx'
import { useRootData, type RootData } from './document/root-data.ts'
import { useScheme } from './document/device-scheme.ts'
import { barColours, type Scheme } from './document/scheme.ts'
import { settingsContext } from './document/settings.ts'
import { visitContext } from './hatch/visit.ts'

/** Seldom shown, so loaded at rest: a connection that is lost later does not matter. */
const errors = { Page: pagePart(() => import('./parts/page/error-page.tsx')) }

export const loader = ({ context }: Route.LoaderArgs): RootData => ({
  ...context.get(settingsContext),
  ...context.get(visitContext),
  now: new Date().toISOString(),
})

// Settings do not change while a page is open.
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const { pathname } = useLocation()
  const visit = useRootData()
  const scheme = useScheme()
  useMarkOfLife()
  usePartsAtRest(errors)
  return (
    <html lang="ja" data-scheme={scheme === 'system' ? undefined : scheme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <BarColours scheme={scheme} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body className={`area-${areaOfPath(pathname)}`}>
        <SkipLinks />
        <SaidDeviceProvider value={visit?.device ?? 'desktop'}>
          <BannerProvider>
            <ToastProvider>
              <Progress />
              {children}
              <OfflineStrip />
              <PageAnnouncer />
              <Installable />
            </ToastProvider>
          </BannerProvider>
        </SaidDeviceProvider>
        {/* A file of our own: browsers this old know no nonces. */}
        <script noModule src="/old-browser.js" />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

const BarColours = ({ scheme }: { scheme: Scheme }) =>
  scheme === 'system' ? (
    (['light', 'dark'] as const).map((one) => (
      <meta key={one} name="theme-color" content={barColours[one]} media={`(prefers-color-scheme: ${one})`} />
    ))
  ) : (
    <meta name="theme-color" content={barColours[scheme]} />
  )

/** A page whose list comes after many controls names the list in its handle. */
type SkipHandle = { skipTo?: { id: string; label: string } }

function SkipLinks() {
  const skipTo = (useMatches().at(-1)?.handle as SkipHandle | undefined)?.skipTo
  return (
    <>
      {skipTo && (
        <a className="skip-link" href={`#${skipTo.id}`}>
          {skipTo.label}
        </a>
      )}
      <a className="skip-link" href="#main">
        本文へ移動
      </a>
    </>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const now = useTimeOfRoute(loaderData.now)
  return (
    <NowProvider value={now}>
      <Outlet />
    </NowProvider>
  )
}

export function ErrorBoundary() {
  return (
    <OrReload>
      <errors.Page error={useRouteError()} />
    </OrReload>
  )
}
