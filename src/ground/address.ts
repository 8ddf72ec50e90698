export type Query = Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>

/** §2: repeated key=value pairs; absent and empty values are left out. */
export function withQuery(path: string, query: Query) {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== null && one !== undefined && one !== '') search.append(key, String(one))
  const text = search.toString()
  return text ? `${path}?${text}` : path
}

/**
 * Why a sign-in page is open: the session has ended, the page asked for is closed to the person who is signed in, or
 * that person has to sign in again.
 */
export type SignInReason = 'over' | 'refused' | 'again'
export const signIn = (path: string, redirectTo?: string, session?: SignInReason) =>
  withQuery(path, { 'redirect-to': redirectTo, session })

/** The sign-in page of the unlock mail, for an account's owner whose account waits because of wrong guesses. */
export const unlock = (path: string, token: string) => withQuery(path, { unlock: token })

/** LINE opens an address with this word in the browser of the phone, where its person is signed in, not in its own. */
export function openOutsideOfLine(address: string) {
  const [page = '', fragment] = address.split('#', 2)
  return `${page}${page.includes('?') ? '&' : '?'}openExternalBrowser=1${fragment ? `#${fragment}` : ''}`
}
