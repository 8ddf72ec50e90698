import { foldEmail } from '#ground/folding.ts'

/** §9: lifetime of a session and its cookie. */
export const sessionSeconds = 86_400

/** A use of a session recorded before this moment is recorded again. */
export const useRecordedBefore = (now: Date) => new Date(now.getTime() - 10 * 60_000)

/** One cookie per area, so that one browser can hold a student and a recruiter at once. */
export const sessionCookies: Record<'candidate' | 'client' | 'admin', string> = {
  candidate: 'yoake_candidate',
  client: 'yoake_client',
  admin: 'yoake_admin',
}

/** Over https the prefix __Host- ties a cookie to this host, so that no subdomain can set one in its place. */
const hostCookies: typeof sessionCookies = {
  candidate: `__Host-${sessionCookies.candidate}`,
  client: `__Host-${sessionCookies.client}`,
  admin: `__Host-${sessionCookies.admin}`,
}
/** Whether a cookie has the name of a session, over http or https. */
export const isSessionCookie = (name: string) =>
  [...Object.values(sessionCookies), ...Object.values(hostCookies)].includes(name)

/** The form of a session's token: 32 random bytes. */
export const isSessionToken = (value: string) => /^[\w-]{43}$/.test(value)

export const sessionCookiesAt = (publicUrl: string) => (publicUrl.startsWith('https:') ? hostCookies : sessionCookies)

/** The form in which mail addresses are compared: without case, width and outer spaces. */
export const normaliseEmail = (email: string) => foldEmail(email).toLowerCase()
