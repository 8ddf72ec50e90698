import { createCookie } from 'react-router'

const minutes = 60
/** As the prefix __Host- requires. */
const wholeSite = '/'
const over = { http: 'yoake_admin_invitation', https: '__Host-yoake_admin_invitation' }

/** Keeps the code of a mail for the next page, so that it leaves the address and the referrer. */
export function invitationCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:')
  const options = { path: wholeSite, httpOnly: true, sameSite: 'lax', maxAge: minutes * 60 } as const
  return createCookie(secure ? over.https : over.http, { ...options, secure })
}
