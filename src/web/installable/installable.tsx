import { useLocation, useRouteLoaderData } from 'react-router'
import { areaOfPath } from '#ground/area.ts'
import type { CandidateLayoutQuery } from '#web/generated/graphql.ts'
import { useRootData } from '#web/document/root-data.ts'
import { useIdle } from '#web/ui/browser/idle.ts'
import { urls } from '#ground/urls.ts'

const withoutWorker: readonly string[] = [urls.policy(), urls.terms()]

/** Whether this page was opened offline, read at once: the connection may also be lost before the page is idle. */
const isOpenedOffline = !navigator.onLine

/** Loading fails without a connection; the next page tries again. */
const ignore = () => undefined

/**
 * §2, §4: the candidate app can be installed and can send notifications. Only the links are rendered; all else waits until
 * the page is idle. What is offered to a student stands on pages after an answer (`offer-card.tsx`).
 */
export function Installable() {
  const { pathname } = useLocation()
  const candidate = useRouteLoaderData<() => CandidateLayoutQuery>('pages/candidate/layout')
  const student = candidate?.viewer?.__typename === 'CandidateViewer' ? candidate.viewer : null
  const isGuest = candidate !== undefined && !student
  const candidateId = student?.id ?? null
  const hasWorker = !withoutWorker.includes(pathname.replace(/\/+$/, ''))

  const push = useRootData()?.push

  useIdle(
    () =>
      void import('./at-rest.ts').then(
        ({ atRest }) => atRest({ hasWorker, isGuest, isOpenedOffline, candidateId, pathname }),
        ignore,
      ),
    `${hasWorker} ${isGuest} ${candidateId === null ? '' : pathname}`,
  )
  useIdle((ownId) => {
    if (ownId === null || !push) return
    void import('./renew-token.ts').then(({ renewToken }) => renewToken(ownId, push)).catch(ignore)
  }, candidateId)

  return (
    <>
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" sizes="180x180" />
      {areaOfPath(pathname) === 'candidate' && <link rel="manifest" href={urls.manifest()} />}
    </>
  )
}
