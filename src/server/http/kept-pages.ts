import { foundPages } from '#ground/found-pages.ts'

/** The pages that companies opened; a student's own page at such an address has a session. */
const openedPage = /^\/candidate\/(?:companies\/[^/]+\/description|jobs\/[^/]+)$/

/** The cookie of the colour scheme says nothing about the visitor. Every other cookie may name a person or a visit. */
const schemeCookie = /^\s*yoake_scheme=/

/**
 * Whether a browser may keep the page for its back button: a page for guests, drawn for a visitor whose browser sent
 * nothing that could name somebody.
 */
export function mayBeKept({ method, url, headers }: Pick<Request, 'method' | 'url' | 'headers'>, response: Response) {
  const { pathname } = new URL(url)
  const cookies = (headers.get('cookie') ?? '').split(';').filter((cookie) => cookie.trim() !== '')
  return (
    method === 'GET' &&
    response.status === 200 &&
    !response.headers.has('set-cookie') &&
    (foundPages.includes(pathname) || openedPage.test(pathname)) &&
    cookies.every((cookie) => schemeCookie.test(cookie))
  )
}
