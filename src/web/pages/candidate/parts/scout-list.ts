import { useRouteLoaderData } from 'react-router'
import type { CandidateLayoutQuery } from '#web/generated/graphql.ts'
import { invitationStatuses, urls } from '#ground/urls.ts'

/** Where スカウト leads: the first list with scouts. */
export function useScoutList() {
  const layout = useRouteLoaderData<() => CandidateLayoutQuery>('pages/candidate/layout')
  const tab = layout?.viewer?.__typename === 'CandidateViewer' ? layout.viewer.firstScoutTab : 'PENDING'
  // §2: the status in the address, upper-cased, is the one of the API.
  const status = invitationStatuses.find((one) => one.replace('-', '_').toUpperCase() === tab)
  return urls.candidate.invitations(status ?? 'pending')
}
