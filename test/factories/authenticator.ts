import { Secret, TOTP } from 'otpauth'
import { findOpenSecret } from '#domain/session/second-factor/queries.ts'
import type { StaffOwner } from '#domain/session/staff/owner.ts'
import type { Db } from '#platform/database/db.ts'
import type { Sealing } from '#platform/secrets/secret.ts'

/** The code an authenticator app shows at this moment. */
export const codeOf = (secret: string, at = new Date()) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(/\s/g, '')) }).generate({ timestamp: at.getTime() })

/** The secret of an enrolment that waits for its first code, as its page shows it. */
export async function secretOf(db: Db, owner: StaffOwner, sealing: Sealing) {
  const secret = await findOpenSecret(db, owner, sealing)
  if (secret === null) throw new Error('no enrolment was begun')
  return secret
}
