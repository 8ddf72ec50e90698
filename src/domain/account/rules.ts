import { foldEmail } from '#domain/folding.ts'

/** §9: a session and its cookie live this long. */
export const sessionSeconds = 86_400

/** One cookie per area, so that one browser can hold a student and a recruiter at once. */
export const sessionCookies: Record<'candidate' | 'client' | 'admin', string> = {
  candidate: 'yoake_candidate',
  client: 'yoake_client',
  admin: 'yoake_admin',
}

/** Mail addresses are compared without case, width and outer spaces. */
export const normaliseEmail = (email: string) => foldEmail(email).toLowerCase()

const ssoNames: Record<string, string> = { GOOGLE: 'Google', LINE: 'LINE' }
export const ssoName = (provider: string) => ssoNames[provider] ?? provider
