import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'
import type { OneTimeCodes } from '#platform/secrets/one-time-codes.ts'
import { enqueue } from '#platform/queue/queue.ts'
import {
  countSmsOfDay,
  findNewestVerification,
  listCodes,
  secondsUntilNextCode,
  type Destination,
  type Wanted,
} from './queries.ts'
import {
  codeTries,
  foldCode,
  isByPhone,
  lockMinutes,
  smsOfDay,
  verificationKeptDays,
  verificationRules,
  waitText,
  type VerificationPurpose,
} from './rules.ts'

/** Asks for a code; the queue sends it. Refuses verification_limit_reached, verification_locked, sms_limit_reached. */
export async function requestVerification(tx: Tx, { candidateId, purpose, destination, visitor }: Wanted) {
  // The lock keeps requests at the same time from being counted as one, first of the student, then of the address.
  for (const key of [candidateId, destination])
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 43))`.execute(tx)
  const newest = await findNewestVerification(tx, candidateId, purpose)
  if (newest && newest.lockedSeconds > 0) throw lockedFor(newest.lockedSeconds)
  const wait = await secondsUntilNextCode(tx, { candidateId, purpose, destination, visitor })
  if (wait > 0) throw new Refusal('verification_limit_reached', { values: { wait: waitText(wait) } })
  if (isByPhone(purpose) && (await countSmsOfDay(tx, smsOfDay.limit)) >= smsOfDay.limit)
    throw new Refusal('sms_limit_reached')
  const { validMinutes } = verificationRules[purpose]
  const { id } = await tx
    .insertInto('candidateVerification')
    .values({
      candidateId,
      purpose,
      destination,
      visitor,
      expiresAt: sql<Date>`now() + make_interval(mins => ${validMinutes}::int)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await enqueue(tx, 'send_verification', { verificationId: id }, { priority: -10 })
}

const lockedFor = (seconds: number) =>
  new Refusal('verification_locked', { values: { minutes: Math.ceil(seconds / 60) } })

/** A destination that its owner proved; `acceptProof` uses it up. */
export type Proof = { verificationId: string; candidateId: OfRow<'candidate'>; destination: string }

/**
 * Compares a typed code with every valid one of the newest destination: mails arrive late and in any order. A try is
 * counted before it is compared and outside of any transaction, so that a refusal takes none back. Refuses
 * phoneVerificationFailed or emailVerificationFailed, verification_expired and verification_locked.
 */
export async function checkCode(
  db: Db,
  codes: OneTimeCodes,
  { candidateId, purpose, code }: { candidateId: OfRow<'candidate'>; purpose: VerificationPurpose; code: string },
): Promise<Proof> {
  const typed = foldCode(code)
  const newest = await findNewestVerification(db, candidateId, purpose)
  if (newest && newest.lockedSeconds > 0) throw lockedFor(newest.lockedSeconds)
  const counted =
    newest &&
    (await db
      .updateTable('candidateVerification')
      .set({ tries: sql`tries + 1`, lastTriedAt: sql<Date>`now()` })
      .where('id', '=', newest.id)
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', sql<Date>`now()`)
      .where('tries', '<', codeTries)
      .returning(['id', 'destination', 'tries'])
      .executeTakeFirst())
  if (!counted) return proofOfUsedCode(db, codes, { candidateId, purpose, typed })
  const proven = await findProven(db, codes, { candidateId, purpose, destination: counted.destination, typed })
  if (proven) return { verificationId: proven.id, candidateId, destination: counted.destination }
  if (counted.tries >= codeTries) throw lockedFor(lockMinutes * 60)
  throw new Refusal(isByPhone(purpose) ? 'phoneVerificationFailed' : 'emailVerificationFailed')
}

/** The same request again gets the stored answer of its Idempotency-Key; acceptProof refuses any other. */
async function proofOfUsedCode(
  db: Db,
  codes: OneTimeCodes,
  { candidateId, purpose, typed }: { candidateId: OfRow<'candidate'>; purpose: VerificationPurpose; typed: string },
): Promise<Proof> {
  const newest = await findNewestVerification(db, candidateId, purpose)
  const { destination } = newest ?? {}
  const proven =
    newest?.usedAt && destination && (await findProven(db, codes, { candidateId, purpose, destination, typed }))
  if (!proven) throw new Refusal('verification_expired')
  return { verificationId: proven.id, candidateId, destination: newest.destination }
}

/** The request of a typed code. */
async function findProven(db: Db, codes: OneTimeCodes, { typed, ...destination }: Destination & { typed: string }) {
  const requests = await listCodes(db, destination)
  return requests.find(({ id }) => codes.isCodeOf(id, typed))
}

/** Uses up the proof and the other codes of its destination. Refuses already_verified when it was used before. */
export async function acceptProof(tx: Tx, { verificationId, candidateId, destination }: Proof) {
  const used = await tx
    .updateTable('candidateVerification')
    .set({ usedAt: sql<Date>`now()` })
    .where('candidateId', '=', candidateId)
    .where('destination', '=', destination)
    .where('purpose', '=', (eb) =>
      eb.selectFrom('candidateVerification as proven').select('proven.purpose').where('proven.id', '=', verificationId),
    )
    .where('usedAt', 'is', null)
    .returning('id')
    .execute()
  if (!used.some(({ id }) => id === verificationId)) throw new Refusal('already_verified')
}

/** Called by the clock. */
export const forgetOldVerifications = (db: Db) =>
  eraseSome(db, 'candidateVerification', sql`inserted_at < now() - make_interval(days => ${verificationKeptDays}::int)`)
