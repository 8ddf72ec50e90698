import { createCookie } from 'react-router'
import { resetMinutes } from '#domain/session/password-reset/rules.ts'

/** As the prefix __Host- requires. */
const wholeSite = '/'
const over = { http: 'yoake_password_reset', https: '__Host-yoake_password_reset' }

/** Keeps the code of a mail for the next page, so that it leaves the address and the referrer, with scripts or without. */
export function codeCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:')
  const options = { path: wholeSite, httpOnly: true, sameSite: 'lax', maxAge: resetMinutes * 60 } as const
  return createCookie(secure ? over.https : over.http, { ...options, secure })
}
