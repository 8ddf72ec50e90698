import { Link, useLocation, useRouteLoaderData } from 'react-router'
import { isRegistering } from '#domain/candidate-account/state/rules.ts'
import { urls } from '#ground/urls.ts'
import type { CandidateLayoutQuery } from '#web/generated/graphql.ts'
import { linkButtonClass } from '#web/ui/link-button.tsx'
import styles from './end-registration-link.module.css'
import { endRegistrationText } from './registration-words.ts'

/** The way out of a registration that is not finished, on every page of it. */
export default function EndRegistrationLink() {
  const viewer = useRouteLoaderData<() => CandidateLayoutQuery>('pages/candidate/layout')?.viewer
  const pending = viewer?.__typename === 'CandidateViewer' ? viewer.pending : null
  const { pathname } = useLocation()
  if (!isRegistering(pending) || pathname === urls.candidate.unsubscribe()) return null
  return (
    <p className={styles.leaving}>
      <Link className={linkButtonClass()} to={urls.candidate.unsubscribe()}>
        {endRegistrationText}
      </Link>
    </p>
  )
}
