import { ECDH } from 'node:crypto'
import { sql, type ExpressionBuilder } from 'kysely'
import type { PushDeviceId } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { CompanyViewer } from '#domain/viewer/viewer.ts'
import type { DB } from '#platform/database/database-types.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'
import {
  keptDeviceDays,
  maxFcmTokens,
  readFcmToken,
  unreadableFcmToken,
  type AcceptedFcmTokens,
  type PushDeviceOwner,
} from './rules.ts'

type Registration = {
  token: string
  accepted: AcceptedFcmTokens
  /** The session of the device. Signing out of the session removes the device. */
  sessionTokenSha256: Buffer | null
  /** Whether the browser registers again by itself, which brings no removed device back. */
  isRenewal?: boolean
}

/**
 * Registers a device of a student or a company user. Of each side a token belongs to one person: registering it again
 * moves or refreshes it. Returns whether the device gets pushes.
 */
export async function registerPushDevice(tx: Tx, owner: PushDeviceOwner, registration: Registration) {
  const { accepted, sessionTokenSha256, isRenewal = false } = registration
  const token = readFcmToken(registration.token, accepted)
  if (token === null || !isEncryptable(token, accepted))
    throw new Refusal('invalid_input', { fields: [{ path: 'token', message: unreadableFcmToken }] })
  await holdOwner(tx, owner)
  const deviceFamily = sessionTokenSha256 ? await holdSession(tx, sessionTokenSha256) : ''
  const device = await tx
    .insertInto('pushDevice')
    .values({ ...owner, token, sessionTokenSha256, deviceFamily })
    .onConflict((conflict) =>
      conflict
        .column('token')
        .where('candidateId' in owner ? 'candidateId' : 'companyUserId', 'is not', null)
        .doUpdateSet({
          ...owner,
          sessionTokenSha256,
          deviceFamily,
          registeredAt: sql<Date>`now()`,
          isStopped: false,
        })
        .where('pushDevice.service', '=', 'BROWSER')
        .where((eb) => eb.not(eb.and([eb.val(isRenewal), eb('pushDevice.isStopped', '=', true), isOf(owner)(eb)]))),
    )
    .returning('id')
    .executeTakeFirst()
  if (!device) return false
  await tx
    .deleteFrom('pushDevice')
    .where((eb) => eb.and(owner))
    .where('service', '=', 'BROWSER')
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('pushDevice as newest')
        .select('newest.id')
        .where((of) => of.and(owner))
        .where('newest.service', '=', 'BROWSER')
        .orderBy('newest.registeredAt', 'desc')
        .orderBy('newest.id', 'desc')
        .limit(maxFcmTokens),
    )
    .execute()
  return true
}

const isOf = (owner: PushDeviceOwner) => (eb: ExpressionBuilder<DB, 'pushDevice'>) =>
  'candidateId' in owner
    ? eb('pushDevice.candidateId', '=', owner.candidateId)
    : eb('pushDevice.companyUserId', '=', owner.companyUserId)

/** Locks the person, so that two registrations at once keep the limit of devices. */
const holdOwner = (tx: Tx, owner: PushDeviceOwner) =>
  'candidateId' in owner
    ? tx.selectFrom('candidate').select('id').where('id', '=', owner.candidateId).forNoKeyUpdate().execute()
    : tx
        .selectFrom('companyUser')
        .select('id')
        .where('companyId', '=', owner.companyId)
        .where('id', '=', owner.companyUserId)
        .forNoKeyUpdate()
        .execute()

/** Locks the session, so that a device cannot register while it signs out. Returns the kind of the device. */
async function holdSession(tx: Tx, sessionTokenSha256: Buffer) {
  const session = await tx
    .selectFrom('session')
    .select('deviceFamily')
    .where('tokenSha256', '=', sessionTokenSha256)
    .where('revokedAt', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!session) throw new Refusal('unauthenticated')
  return session.deviceFamily
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

/** Removes a device of the company user, who gets no more pushes there. Refuses not_found. */
export async function removePushDevice(tx: Tx, { companyId, companyUserId }: CompanyViewer, id: PushDeviceId) {
  const removed = await tx
    .updateTable('pushDevice')
    .set({ isStopped: true })
    .where('companyId', '=', companyId)
    .where('companyUserId', '=', companyUserId)
    .where('id', '=', id)
    .where('isStopped', '=', false)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw new Refusal('not_found')
  return removed.id
}

/** Removes the devices registered in this session. */
export const forgetDevicesOfSession = (tx: Tx, sessionTokenSha256: Buffer) =>
  tx.deleteFrom('pushDevice').where('sessionTokenSha256', '=', sessionTokenSha256).execute()

/** Moves the devices of one session to another session of the same person. */
export const keepDevicesOfSession = (tx: Tx, fromTokenSha256: Buffer, toTokenSha256: Buffer) =>
  tx
    .updateTable('pushDevice')
    .set({ sessionTokenSha256: toTokenSha256 })
    .where('sessionTokenSha256', '=', fromTokenSha256)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('session')
          .select('tokenSha256')
          .where('tokenSha256', '=', toTokenSha256)
          .where((of) =>
            of.or([
              of('session.candidateId', '=', of.ref('pushDevice.candidateId')),
              of('session.companyUserId', '=', of.ref('pushDevice.companyUserId')),
            ]),
          ),
      ),
    )
    .execute()

/**
 * Removes all devices of the person, with LINE; or all browsers but those of the session with this hash, whose owner is
 * there and has LINE on the page of notices. A code that is not sent yet ends in any case: another session may have it.
 */
export async function forgetDevicesOf(tx: Tx, owner: PushDeviceOwner, sessionSha256: Buffer | null = null) {
  // First, as a connection has it: one that is under way has its device by then.
  if ('candidateId' in owner) await tx.deleteFrom('lineCode').where('candidateId', '=', owner.candidateId).execute()
  await tx
    .deleteFrom('pushDevice')
    .where((eb) => eb.and(owner))
    .$if(sessionSha256 !== null, (query) =>
      query.where('sessionTokenSha256', 'is distinct from', sessionSha256).where('service', '=', 'BROWSER'),
    )
    .execute()
}

/** Removes a device that takes no more messages. */
export const forgetDevice = (db: Tx | Db, pushDeviceId: string) =>
  db.deleteFrom('pushDevice').where('id', '=', pushDeviceId).execute()

/** Removes devices of company users that none of them has used for long: it may be another person's desk by now. */
export const forgetUnusedDevices = (db: Db) =>
  eraseSome(
    db,
    'pushDevice',
    sql`company_user_id is not null and not is_stopped
      and registered_at < now() - make_interval(days => ${sql.lit(keptDeviceDays)})`,
  )
