import { useMatches } from 'react-router'
import { pageOfNobody, pageViewerField } from '#ground/page-viewer.ts'
import { viewerIdIn } from '#web/carry/page-viewer.ts'

/** The id of the viewer for whom this page was drawn; null on a page of guests. */
export function usePageViewer(): string | null {
  const viewerId = viewerIdIn(Object.fromEntries(useMatches().map(({ id, loaderData }) => [id, loaderData])))
  return viewerId === pageOfNobody ? null : viewerId
}

/** Makes the address of a file name the viewer of the page: a browser sends no header for a link. */
export function useFileAddress(): (address: string) => string {
  const viewerId = usePageViewer()
  return (address) =>
    viewerId === null ? address : `${address}${address.includes('?') ? '&' : '?'}${pageViewerField}=${viewerId}`
}
