import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { onClient, onServer, type Ask } from '#web/ask.ts'
import { SearchGroundDocument } from './parts/ground.ts'
import { seenIntent } from './parts/seen-intent.ts'

const load = (ask: Ask) => ask(SearchGroundDocument)
export const loader = onServer(load)
export const clientLoader = onClient(load)

// The viewer and the labels of filters are the same for every list. Only an act, such as a new label, changes them.
export const shouldRevalidate = ({ formMethod, formData }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' && formData?.get('intent') !== seenIntent

export default function CandidatesLayout() {
  return <Outlet />
}
