import { type ComponentType, useEffect, useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { areaOfPath } from '#ground/area.ts'
import { whenIdle } from '#web/idle.ts'
import type { CandidateLayoutQuery } from '#web/generated/graphql.ts'
import { urls } from '#ground/urls.ts'
import type { InstallOffer } from './install-offer.ts'
import type { PromptsProps } from './prompts.tsx'

if (typeof window !== 'undefined')
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    window.installOffer = event as InstallOffer
  })

const withoutWorker: readonly string[] = [urls.policy(), urls.terms()]

/** Without a connection there is nothing to do; the next page tries again. */
const ignore = () => undefined

/** §2, §4: the candidate app can be installed and may notify. All but the links waits until the page has come to rest. */
export function Installable() {
  const { pathname } = useLocation()
  const [Prompts, setPrompts] = useState<ComponentType<PromptsProps>>()
  const candidate = useRouteLoaderData<() => CandidateLayoutQuery>('pages/candidate/layout')
  const student = candidate?.viewer?.__typename === 'CandidateViewer' ? candidate.viewer : null
  const isGuest = candidate !== undefined && !student
  const isStudent = student !== null
  const hasWorker = !withoutWorker.includes(pathname.replace(/\/+$/, ''))

  useEffect(
    () => whenIdle(() => void import('./at-rest.ts').then(({ atRest }) => atRest({ hasWorker, isGuest }), ignore)),
    [hasWorker, isGuest],
  )
  useEffect(() => {
    if (isStudent)
      return whenIdle(() => void import('./prompts.tsx').then((all) => setPrompts(() => all.Prompts), ignore))
  }, [isStudent])

  return (
    <>
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" sizes="180x180" />
      {areaOfPath(pathname) === 'candidate' && <link rel="manifest" href={urls.manifest()} />}
      {student && Prompts && (
        <Prompts
          key={student.id}
          candidateId={student.id}
          hasScout={student.pendingCount + student.pendingScheduleCount > 0}
        />
      )}
    </>
  )
}
