import '#web/ui/tokens.css'
import '#web/ui/global.css'
import { useEffect, useState, type ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
} from 'react-router'
import { BannerProvider } from '#web/ui/banner.tsx'
import type { Route } from './+types/root'
import { areaOfPath } from './area.ts'
import { NotFoundPage, ProblemPage } from './parts/system-page.tsx'
import { NowProvider } from './parts/now.tsx'
import { OfflineStrip } from './parts/shell/offline-strip.tsx'
import { Progress } from './parts/shell/progress.tsx'
import { useNonce } from './nonce.tsx'
import { settingsContext } from './settings.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...context.get(settingsContext),
  now: new Date().toISOString(),
})

// Settings do not change while a page is open.
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce()
  const { pathname } = useLocation()
  return (
    <html lang="ja">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#24143d" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body className={`area-${areaOfPath(pathname)}`}>
        <a className="skip-link" href="#main">
          本文へ移動
        </a>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { key } = useLocation()
  const [now, setNow] = useState(loaderData.now)
  useEffect(() => setNow(new Date().toISOString()), [key])
  return (
    <NowProvider value={now}>
      <BannerProvider>
        <Progress />
        <Outlet />
        <OfflineStrip />
      </BannerProvider>
    </NowProvider>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) return <ProblemPage />
  if (error.status === 404) return <NotFoundPage />
  const { message } = (error.data ?? {}) as { message?: string }
  return <ProblemPage message={message} />
}
