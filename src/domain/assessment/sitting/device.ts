import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import { sha256 } from '#platform/secrets/secret.ts'

/**
 * The device of a session: an id that follows from it and tells nothing of its token. A reload keeps it, another
 * browser has another one.
 */
export function deviceOf(sessionTokenSha256: Buffer | null): string {
  const name = sha256(`assessment device ${sessionTokenSha256?.toString('base64url') ?? ''}`).toString('hex')
  return `${name.slice(0, 8)}-${name.slice(8, 12)}-${name.slice(12, 16)}-${name.slice(16, 20)}-${name.slice(20, 32)}`
}

/** The kind of device that a section is begun on, by the session of the device; null when its browser did not tell. */
export const deviceKindOf = (candidateId: OfRow<'candidate'>, deviceId: string) => sql<'PHONE' | 'COMPUTER' | null>`(
  select case when device_family ~ '^(iPhone|Android)' then 'PHONE'
    when device_family ~ '^(Windows|Mac|Chromebook|Linux)' then 'COMPUTER' end
  from session where candidate_id = ${candidateId}
    and left(encode(sha256(convert_to('assessment device '
      || translate(encode(token_sha256, 'base64'), '+/=', '-_'), 'UTF8')), 'hex'), 32)::uuid = ${deviceId}::uuid limit 1)`
