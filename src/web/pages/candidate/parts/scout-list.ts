import { useRouteLoaderData } from 'react-router'
import type { CandidateLayoutQuery } from '#web/generated/graphql.ts'
import { invitationStatusOf, urls } from '#ground/urls.ts'

/** Where スカウト leads: the first list with scouts. */
export function useScoutList() {
  const viewer = useRouteLoaderData<() => CandidateLayoutQuery>('pages/candidate/layout')?.viewer
  const tab = viewer?.__typename === 'CandidateViewer' ? viewer.firstScoutTab : 'PENDING'
  return urls.candidate.invitations(invitationStatusOf(tab))
}
