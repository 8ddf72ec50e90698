import { createCookie, redirect } from 'react-router'
import { cookieNameAt, cookieOptionsAt } from '#ground/cookie.ts'

type CodeCookie = { name: string; publicUrl: string; seconds: number }

/** Keeps the code of a mail for the next page, so that it leaves the address and the referrer, with scripts or without. */
export function codeCookie({ name, publicUrl, seconds }: CodeCookie) {
  const cookie = createCookie(cookieNameAt(publicUrl, `yoake_${name}`), cookieOptionsAt(publicUrl, seconds))
  return {
    /** Leads to the page without the code in its address, when the address has one. */
    async takeFrom(url: URL, page: string) {
      const code = url.searchParams.get('code')
      if (code) throw redirect(page, { headers: { 'set-cookie': await cookie.serialize(code) } })
    },
    /** The code that is kept; '' without one. */
    async readFrom(request: Request) {
      const value: unknown = await cookie.parse(request.headers.get('cookie'))
      return typeof value === 'string' ? value : ''
    },
    /** The header that ends the cookie, once the code was used. */
    end: () => cookie.serialize('', { maxAge: 0 }),
  }
}
