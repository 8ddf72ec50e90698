import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { onClient, onServer, type Ask } from '#web/ask.ts'
import type { CandidateIntent } from './list/act.ts'
import { SearchGroundDocument } from './parts/ground.ts'

const load = (ask: Ask) => ask(SearchGroundDocument)
export const loader = onServer(load)
export const clientLoader = onClient(load)

// Every student who is opened is marked as seen, and nothing here tells of it.
const seen: CandidateIntent = 'seen'

// The viewer and the labels of filters are the same for every list. Only an act, such as a new label, changes them.
export const shouldRevalidate = ({ formMethod, formData }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' && formData?.get('intent') !== seen

export default function CandidatesLayout() {
  return <Outlet />
}
