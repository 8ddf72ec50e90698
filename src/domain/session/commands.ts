import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { recordAudit } from '#domain/audit/commands.ts'
import type { Area } from '#ground/area.ts'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'
import { forgetDevicesOf, forgetDevicesOfSession, keepDevicesOfSession } from '#domain/push-device/commands.ts'
import { recordDevice } from './known-device/commands.ts'
import { deviceFamily } from './known-device/rules.ts'
import { sessionSeconds, useRecordedBefore } from './rules.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import type { SessionOwner } from './sign-in/queries.ts'

/** The service a session came from, with its sealed token, which ends the session there too. */
export type SessionOrigin = { provider: string; sealedIdToken: Buffer }

export type SecondFactor = 'TOTP' | 'RECOVERY_CODE' | 'PASSKEY' | 'SSO'
/** Of company users and operators: what was proven beside the password, and from which network address. */
type SessionProof = { secondFactor?: SecondFactor | null; address?: string | null }

/** Returns the session token for the cookie. The database stores only its hash. */
export async function openSession(
  tx: Tx,
  area: Area,
  owner: SessionOwner,
  userAgent = '',
  origin: SessionOrigin | null = null,
  { secondFactor = null, address = null }: SessionProof = {},
) {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + sessionSeconds * 1000)
  await tx
    .insertInto('session')
    .values({
      tokenSha256: sha256(token),
      area,
      ...owner,
      ...origin,
      expiresAt,
      deviceFamily: deviceFamily(userAgent),
      secondFactor,
      address,
    })
    .execute()
  if ('candidateId' in owner) await recordUse(tx, sha256(token), owner.candidateId)
  if ('candidateId' in owner) await recordDevice(tx, owner.candidateId, userAgent)
  if ('companyUserId' in owner) await recordSignIn(tx, owner)
  const details = secondFactor && { secondFactor }
  await recordAudit(tx, 'system', [
    { action: 'signIn', subject: 'session', subjectId: area, ...owner, isOwn: true, ...(details && { details }) },
  ])
  return token
}

const recordSignIn = (tx: Tx, { companyId, companyUserId }: { companyId: OfRow<'company'>; companyUserId: string }) =>
  tx
    .updateTable('companyUserAccount')
    .set({ lastSignedInAt: new Date() })
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .execute()

/** Records that the student and this session are in use now, at most every ten minutes each. */
export async function recordUse(tx: Tx | Db, sessionTokenSha256: Buffer, candidateId: OfRow<'candidate'>) {
  const now = new Date()
  const before = useRecordedBefore(now)
  await sql`
    with active as (
      update candidate_activity set last_active_at = ${now}
      where candidate_id = ${candidateId} and last_active_at < ${before}
    )
    update session set last_used_at = ${now}
    where token_sha256 = ${sessionTokenSha256} and last_used_at < ${before}`.execute(tx)
}

/** The same for the session of a company user or an operator. */
export const recordStaffUse = (db: Db, sessionTokenSha256: Buffer) =>
  db
    .updateTable('session')
    .set({ lastUsedAt: new Date() })
    .where('tokenSha256', '=', sessionTokenSha256)
    .where('lastUsedAt', '<', useRecordedBefore(new Date()))
    .execute()

/** Ends the session of this cookie and removes its device from those that get pushes. An unknown cookie changes nothing. */
export async function signOut(tx: Tx, area: Area, token: string) {
  if (await endSession(tx, area, token)) await forgetDevicesOfSession(tx, sha256(token))
}

/** Ends the browser's earlier session. Its devices for pushes move to the new session of the same person. */
export async function replaceSession(tx: Tx, area: Area, before: string, token: string) {
  if (!(await endSession(tx, area, before))) return
  await keepDevicesOfSession(tx, sha256(before), sha256(token))
  await forgetDevicesOfSession(tx, sha256(before))
}

/**
 * Ends every session of the owner but the one of `ownTokenSha256`, and removes the devices that the ended ones
 * registered for pushes. Returns the number of ended sessions.
 */
export async function endSessionsOf(tx: Tx, owner: SessionOwner, ownTokenSha256: Buffer | null = null) {
  const ended = await tx
    .updateTable('session')
    .set({ revokedAt: new Date() })
    .where((eb) => eb.and(owner))
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', new Date())
    .$if(ownTokenSha256 !== null, (query) => query.where('tokenSha256', '!=', ownTokenSha256))
    .returning('tokenSha256')
    .execute()
  if (!('adminAccountId' in owner)) await forgetDevicesOf(tx, owner, ownTokenSha256)
  return ended.length
}

const endSession = (tx: Tx, area: Area, token: string) =>
  tx
    .updateTable('session')
    .set({ revokedAt: new Date() })
    .where('tokenSha256', '=', sha256(token))
    .where('area', '=', area)
    .where('revokedAt', 'is', null)
    .returning('tokenSha256')
    .executeTakeFirst()

/** Sessions a week after their end: nothing asks for them any more. */
export const forgetOldSessions = (db: Db) => eraseSome(db, 'session', sql`expires_at < now() - interval '7 days'`)
