import { useLocation, useNavigation } from 'react-router'
import { clientUrls } from '#ground/client-urls.ts'
import { readView } from '../../parts/view.ts'

/** The list and the student that are loading. The page shows the old ones meanwhile. */
export function useComing(isChanging: boolean, previewId: string) {
  const here = placeOf(useLocation())
  const { location } = useNavigation()
  const next = location && placeOf(location)
  // When the user leaves the search, nothing on this page is loading.
  const isLeaving = next === null
  const nextPreviewId = next ? next.previewId : previewId
  return {
    isList: !isLeaving && (isChanging || (next !== undefined && next.list !== here?.list)),
    /** The view of the page that is loading; undefined when no page of the search is loading. */
    view: next?.view,
    /** The id of the student who is loading; null when no other student is opened. */
    previewId: nextPreviewId !== '' && nextPreviewId !== previewId ? nextPreviewId : null,
  }
}

type Address = { pathname: string; search: string }

/** The list that an address shows, its view and its open student; null for an address outside the search. */
function placeOf({ pathname, search }: Address) {
  const top = clientUrls.candidates()
  if (pathname !== top && !pathname.startsWith(`${top}/page/`)) return null
  const query = new URLSearchParams(search)
  const previewId = query.get('preview') ?? ''
  query.delete('preview')
  return { list: `${pathname}?${query}`, view: readView(query), previewId }
}
