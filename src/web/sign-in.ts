import { createContext } from 'react-router'
import type { Area } from './area.ts'
import type { Refused } from './ask.ts'

type SignedIn = { cookie: string } | { refused: Refused }

/** Cookies are made where HTTP is spoken: the server gives these two to the pages that sign in and out. */
export type Sessions = {
  signIn: (area: Area, email: string, password: string) => Promise<SignedIn>
  signOut: (area: Area) => Promise<{ cookie: string }>
}

export const sessionsContext = createContext<Sessions>()

/** Where to go after signing in: only ever a path of this site in the same area. */
export function redirectTarget(area: Area, wanted: string | null, home: string) {
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || wanted.includes('\\')) return home
  const prefix =
    area === 'candidate'
      ? /^\/(candidate(\/|\?|$)|$|\?)/
      : area === 'client'
        ? /^\/client(\/|\?|$)/
        : /^\/admin(\/|\?|$)/
  const isSignIn = /^\/(candidate|client|admin)\/(login|logout)/.test(wanted)
  return prefix.test(wanted) && !isSignIn ? wanted : home
}
