import { Outlet } from 'react-router'
import { onClient, onServer, type Ask } from '#web/ask.ts'
import { SearchGroundDocument } from './list/ground.ts'

const load = (ask: Ask) => ask(SearchGroundDocument)
export const loader = onServer(load)
export const clientLoader = onClient(load)

// Who looks, and the words of the filters: the same for every list. Only an act can change them (a new label).
export const shouldRevalidate = ({ formMethod = 'GET' }: { formMethod?: string }) => formMethod !== 'GET'

export default function CandidatesLayout() {
  return <Outlet />
}
