import { createCookie } from 'react-router'

const minutes = 60
const over = { http: 'yoake_admin_invitation', https: '__Host-yoake_admin_invitation' }

/** Keeps the code of a mail for the next page, so that it leaves the address and the referrer. */
export function invitationCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:')
  // The prefix __Host- requires this path.
  const options = { path: '/', httpOnly: true, sameSite: 'lax', maxAge: minutes * 60 } as const
  return createCookie(secure ? over.https : over.http, { ...options, secure })
}
