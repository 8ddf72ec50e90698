import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { onClient, onServer, type Ask } from '#web/carry/ask.ts'
import { SearchGroundDocument } from './parts/ground.ts'
import { seenIntent } from './parts/seen-intent.ts'

const load = (ask: Ask) => ask(SearchGroundDocument)
export const loader = onServer(load)
export const clientLoader = onClient(load)

// The viewer and the labels of filters are the same for every list. Only an act, such as a new label, changes them. An
// act without an answer changes nothing: while a lost connection is awaited here, a second press would do nothing.
export const shouldRevalidate = ({ formMethod, formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' && formData?.get('intent') !== seenIntent && defaultShouldRevalidate

export default function CandidatesLayout() {
  return <Outlet />
}
