import { redirect } from 'react-router'
import type { SignInReason } from '#ground/address.ts'
import { areaOfPath, type Area } from '#ground/area.ts'
import { urls } from '#ground/urls.ts'

const here = 'https://here.invalid'

/** An address of this site in ASCII, as a browser resolves it; null for other sites, control characters and `\`. */
export function ownPath(wanted: string | null): string | null {
  // oxlint-disable-next-line no-control-regex
  if (!wanted?.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(wanted)) return null
  const read = URL.parse(wanted, here)
  // Resolving dots can leave `//` in front, and a browser would take the next word for a host.
  if (read?.origin !== here || read.pathname.startsWith('//')) return null
  return read.pathname + read.search + read.hash
}

const pagesOf: Record<Area, RegExp> = {
  candidate: /^\/(candidate(?=[/?#]|$)|(?=[?#]|$))/,
  client: /^\/client(?=[/?#]|$)/,
  admin: /^\/admin(?=[/?#]|$)/,
}

/** The page after signing in: only a path of this site in the same area. */
export function redirectTarget(area: Area, wanted: string | null, home: string) {
  const path = ownPath(wanted)
  const isSignIn = /^\/(candidate|client|admin)\/(login|logout)/.test(path ?? '')
  return path !== null && pagesOf[area].test(path) && !isSignIn ? path : home
}

/** The page after signing out. A target in another area than the one signed out of is ignored. */
export function signOutTarget(area: Area, search: URLSearchParams, home: string) {
  const path = ownPath(search.get('redirect-to'))
  return path !== null && areaOfPath(path) === area ? path : home
}

const staysFor: readonly string[] = ['refused', 'again'] satisfies SignInReason[]

/** Leads a person who is signed in past the sign-in page, unless the address says why the page is open all the same. */
export function leadPastSignIn(area: Area, { pathname, searchParams }: URL) {
  const isSignIn = pathname.replace(/(?:\.data|\/+)$/, '') === urls[area].login()
  const isNeeded = staysFor.includes(searchParams.get('session') ?? '') || searchParams.has('trouble')
  if (isSignIn && !isNeeded) throw redirect(redirectTarget(area, searchParams.get('redirect-to'), urls[area].home()))
}
