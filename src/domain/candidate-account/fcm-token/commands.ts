import { ECDH } from 'node:crypto'
import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CandidateViewer } from '#domain/viewer/viewer.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { maxFcmTokens, readFcmToken, unreadableFcmToken, type AcceptedFcmTokens } from './rules.ts'

type Registration = {
  token: string
  accepted: AcceptedFcmTokens
  /** The session of the device. Signing out of the session removes the token. */
  sessionTokenSha256: Buffer | null
}

/** Registers the device of a student. A token belongs to one student: registering it again moves or refreshes it. */
export async function registerCandidateFcmToken(tx: Tx, { candidateId }: CandidateViewer, registration: Registration) {
  const { accepted, sessionTokenSha256 } = registration
  const token = readFcmToken(registration.token, accepted)
  if (token === null || !isEncryptable(token, accepted))
    throw new Refusal('invalid_input', { fields: [{ path: 'token', message: unreadableFcmToken }] })
  if (sessionTokenSha256) await holdSession(tx, sessionTokenSha256)
  // Locks the account, so that two registrations at once keep the token limit.
  await tx
    .selectFrom('candidateAccount')
    .select('candidateId')
    .where('candidateId', '=', candidateId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('candidateFcmToken')
    .values({ candidateId, token, sessionTokenSha256 })
    .onConflict((conflict) =>
      conflict.column('token').doUpdateSet({ candidateId, sessionTokenSha256, registeredAt: sql<Date>`now()` }),
    )
    .execute()
  await tx
    .deleteFrom('candidateFcmToken')
    .where('candidateId', '=', candidateId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('candidateFcmToken as newest')
        .select('newest.id')
        .where('newest.candidateId', '=', candidateId)
        .orderBy('newest.registeredAt', 'desc')
        .orderBy('newest.id', 'desc')
        .limit(maxFcmTokens),
    )
    .execute()
  return true
}

/** Locks the session, so that a device cannot register while it signs out. */
async function holdSession(tx: Tx, sessionTokenSha256: Buffer) {
  const session = await tx
    .selectFrom('session')
    .select('tokenSha256')
    .where('tokenSha256', '=', sessionTokenSha256)
    .where('revokedAt', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!session) throw new Refusal('unauthenticated')
}

/** False for a key that is not a point of the curve: no message could be encrypted for it. */
function isEncryptable(token: string, { kind }: AcceptedFcmTokens) {
  if (kind === 'firebase') return true
  try {
    const { keys } = JSON.parse(token) as { keys: { p256dh: string } }
    ECDH.convertKey(keys.p256dh, 'prime256v1', 'base64url', 'hex', 'compressed')
    return true
  } catch {
    return false
  }
}

/** Removes the push tokens registered in this session. */
export const forgetFcmTokens = (tx: Tx, sessionTokenSha256: Buffer) =>
  tx.deleteFrom('candidateFcmToken').where('sessionTokenSha256', '=', sessionTokenSha256).execute()

/** Moves the devices of one session to another session of the same student. */
export const keepFcmTokens = (tx: Tx, fromTokenSha256: Buffer, toTokenSha256: Buffer) =>
  tx
    .updateTable('candidateFcmToken')
    .set({ sessionTokenSha256: toTokenSha256 })
    .where('sessionTokenSha256', '=', fromTokenSha256)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('session')
          .select('tokenSha256')
          .where('tokenSha256', '=', toTokenSha256)
          .whereRef('session.candidateId', '=', 'candidateFcmToken.candidateId'),
      ),
    )
    .execute()

/** Removes all push tokens of the student, or all but those of the session with this hash. */
export const forgetAllFcmTokens = (tx: Tx, candidateId: OfRow<'candidate'>, sessionSha256: Buffer | null = null) =>
  tx
    .deleteFrom('candidateFcmToken')
    .where('candidateId', '=', candidateId)
    .$if(sessionSha256 !== null, (query) => query.where('sessionTokenSha256', 'is distinct from', sessionSha256))
    .execute()

/** Removes one push token, for a device that takes no more messages. */
export const forgetFcmToken = (db: Tx | Db, candidateFcmTokenId: string) =>
  db.deleteFrom('candidateFcmToken').where('id', '=', candidateFcmTokenId).execute()
