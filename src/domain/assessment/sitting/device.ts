import { sha256 } from '#platform/secret.ts'

/**
 * The device of a session: an id that follows from it and tells nothing of its token. A reload keeps it, another
 * browser has another one.
 */
export function deviceOf(sessionTokenSha256: Buffer | null): string {
  const name = sha256(`assessment device ${sessionTokenSha256?.toString('base64url') ?? ''}`).toString('hex')
  return `${name.slice(0, 8)}-${name.slice(8, 12)}-${name.slice(12, 16)}-${name.slice(16, 20)}-${name.slice(20, 32)}`
}
