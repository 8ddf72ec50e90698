import { areaOfPath, type Area } from './area.ts'

const here = 'https://here.invalid'

/** An address of this site in ASCII, as a browser would read it; null for every other, and for what nobody types. */
export function ownPath(wanted: string | null): string | null {
  // oxlint-disable-next-line no-control-regex
  if (!wanted?.startsWith('/') || /[\u0000-\u001f\u007f\\]/.test(wanted)) return null
  const read = URL.parse(wanted, here)
  // Dots that are resolved can leave two slashes in front, which a browser takes for a host.
  if (read?.origin !== here || read.pathname.startsWith('//')) return null
  return read.pathname + read.search + read.hash
}

const pagesOf: Record<Area, RegExp> = {
  candidate: /^\/(candidate(?=[/?#]|$)|(?=[?#]|$))/,
  client: /^\/client(?=[/?#]|$)/,
  admin: /^\/admin(?=[/?#]|$)/,
}

/** Where to go after signing in: only ever a path of this site in the same area. */
export function redirectTarget(area: Area, wanted: string | null, home: string) {
  const path = ownPath(wanted)
  const isSignIn = /^\/(candidate|client|admin)\/(login|logout)/.test(path ?? '')
  return path !== null && pagesOf[area].test(path) && !isSignIn ? path : home
}

/** Where to go after signing out: the target decides the area that is left, so one of another area is no target here. */
export function signOutTarget(area: Area, search: URLSearchParams, home: string) {
  const path = ownPath(search.get('redirect-to'))
  return path !== null && areaOfPath(path) === area ? path : home
}
