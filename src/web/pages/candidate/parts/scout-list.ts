import { useRouteLoaderData } from 'react-router'
import type { CandidateLayoutQuery } from '#web/generated/graphql.ts'
import { urls, type InvitationStatus } from '#ground/urls.ts'

/** Where スカウト leads: the first list with scouts. */
export function useScoutList() {
  const viewer = useRouteLoaderData<() => CandidateLayoutQuery>('pages/candidate/layout')?.viewer
  const tab = viewer?.__typename === 'CandidateViewer' ? viewer.firstScoutTab : 'PENDING'
  // §2: the status in the address, upper-cased, is the one of the API.
  return urls.candidate.invitations(tab.toLowerCase().replace('_', '-') as InvitationStatus)
}
