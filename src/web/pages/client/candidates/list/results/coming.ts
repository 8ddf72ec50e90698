import { useLocation, useNavigation } from 'react-router'
import { urls } from '#ground/urls.ts'
import { readView } from '../../parts/view.ts'

/** What of the page is on its way: another list, another student. The old one stays in sight meanwhile. */
export function useComing(isChanging: boolean, previewId: string) {
  const here = placeOf(useLocation())
  const { location } = useNavigation()
  const next = location && placeOf(location)
  // On the way out of the search nothing here is waited for.
  const isLeaving = next === null
  const nextPreviewId = next ? next.previewId : previewId
  return {
    isList: !isLeaving && (isChanging || (next !== undefined && next.list !== here?.list)),
    /** How it will be shown; undefined when it stays as it is. */
    view: next?.view,
    /** Null when nobody new is opened. */
    previewId: nextPreviewId !== '' && nextPreviewId !== previewId ? nextPreviewId : null,
  }
}

type Address = { pathname: string; search: string }

/** Which list an address shows, and who is open in it; null elsewhere. */
function placeOf({ pathname, search }: Address) {
  const top = urls.client.candidates()
  if (pathname !== top && !pathname.startsWith(`${top}/page/`)) return null
  const query = new URLSearchParams(search)
  const previewId = query.get('preview') ?? ''
  query.delete('preview')
  return { list: `${pathname}?${query}`, view: readView(query), previewId }
}
