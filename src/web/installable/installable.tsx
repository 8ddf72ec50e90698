import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { areaOfPath } from '#web/area.ts'
import { reportError } from '#web/error-reporter.ts'
import { whenIdle } from '#web/idle.ts'
import { urls } from '#web/urls.ts'
import { keepInstallOffer } from './install-offer.ts'
import { isStandalone } from './standalone.ts'
import { registerWorker } from './worker.ts'

if (typeof window !== 'undefined') keepInstallOffer()

const withoutWorker: readonly string[] = [urls.policy(), urls.terms()]

/** Without a connection it is noticed the next time. */
const ignore = () => undefined

/** §2: the candidate app can be installed; the worker is everywhere but on the legal pages. */
export function Installable() {
  const { pathname } = useLocation()
  const hasWorker = !withoutWorker.includes(pathname.replace(/\/+$/, ''))
  useEffect(() => {
    // Browsers have none where the address is not secure.
    if (!hasWorker || !('serviceWorker' in navigator)) return
    return whenIdle(() => void registerWorker().catch((error: unknown) => reportError(error, 'service_worker')))
  }, [hasWorker])
  useEffect(() => {
    if (isStandalone()) void import('./status.ts').then(({ noticeInstalled }) => noticeInstalled(), ignore)
  }, [])
  return (
    <>
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" sizes="180x180" />
      {areaOfPath(pathname) === 'candidate' && <link rel="manifest" href={urls.manifest()} />}
    </>
  )
}
