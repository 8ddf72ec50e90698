const isSecureAt = (publicUrl: string) => publicUrl.startsWith('https:')

/** Over https the prefix __Host- ties a cookie to this host, so that no subdomain can set one in its place. */
export const hostPrefix = '__Host-'

/** The name of a cookie at the product's address. */
export const cookieNameAt = (publicUrl: string, name: string) => (isSecureAt(publicUrl) ? hostPrefix + name : name)

/** The path that the prefix __Host- requires. */
const wholeSite = '/'

/** Options of every cookie that only the server reads. */
export const cookieOptionsAt = (publicUrl: string, seconds: number) =>
  ({ path: wholeSite, httpOnly: true, sameSite: 'lax', maxAge: seconds, secure: isSecureAt(publicUrl) }) as const
