import { createCookie } from 'react-router'
import { resetMinutes } from '#domain/session/password-reset/rules.ts'

const over = { http: 'yoake_password_reset', https: '__Host-yoake_password_reset' }

/** Keeps the code of a mail for the next page, so that it leaves the address and the referrer, with scripts or without. */
export function codeCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:')
  const options = { path: '/', httpOnly: true, sameSite: 'lax', maxAge: resetMinutes * 60 } as const
  return createCookie(secure ? over.https : over.http, { ...options, secure })
}
