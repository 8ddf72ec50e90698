import { cookieNameAt, hostPrefix } from '#ground/cookie.ts'
import { foldEmail } from '#ground/spelling/folding.ts'

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

/** Whether a cookie has the name of a session, over http or https. */
export const isSessionCookie = (name: string) =>
  Object.values(sessionCookies).some((cookie) => name === cookie || name === hostPrefix + cookie)

/** The form of a session's token: 32 random bytes. */
export const isSessionToken = (value: string) => /^[\w-]{43}$/.test(value)

export const sessionCookiesAt = (publicUrl: string): typeof sessionCookies => ({
  candidate: cookieNameAt(publicUrl, sessionCookies.candidate),
  client: cookieNameAt(publicUrl, sessionCookies.client),
  admin: cookieNameAt(publicUrl, sessionCookies.admin),
})

/** The form in which mail addresses are compared: without case, width and outer spaces. */
export const normaliseEmail = (email: string) => foldEmail(email).toLowerCase()
