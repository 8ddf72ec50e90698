import { sql } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { OneTimeCodes } from '#platform/secrets/one-time-codes.ts'
import { codeTries, lockMinutes, verificationRules, type VerificationPurpose } from './rules.ts'

const lockEnd = sql<Date>`last_tried_at + make_interval(mins => ${lockMinutes}::int)`

/** The newest code that was asked for, and the seconds of a lock after wrong tries of this or an earlier code. */
export async function findNewestVerification(db: Db, candidateId: OfRow<'candidate'>, purpose: VerificationPurpose) {
  const ofPurpose = db
    .selectFrom('candidateVerification')
    .where('candidateId', '=', candidateId)
    .where('purpose', '=', purpose)
  return ofPurpose
    .select(['id', 'destination', 'insertedAt', 'expiresAt', 'usedAt'])
    .select((eb) =>
      eb.fn
        .coalesce(
          ofPurpose
            .where('tries', '>=', codeTries)
            .where('usedAt', 'is', null)
            .select(sql<number>`ceil(extract(epoch from max(${lockEnd}) - now()))::int`.as('seconds')),
          sql<number>`0`,
        )
        .as('lockedSeconds'),
    )
    .orderBy('insertedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The codes of a destination that are used or still valid, newest first. */
export const listCodes = (
  db: Db,
  {
    candidateId,
    purpose,
    destination,
  }: { candidateId: OfRow<'candidate'>; purpose: VerificationPurpose; destination: string },
) =>
  db
    .selectFrom('candidateVerification')
    .select('id')
    .where('candidateId', '=', candidateId)
    .where('purpose', '=', purpose)
    .where('destination', '=', destination)
    .where((eb) => eb.or([eb('usedAt', 'is not', null), eb('expiresAt', '>', sql<Date>`now()`)]))
    .orderBy('insertedAt', 'desc')
    .execute()

/** Seconds until another code may be sent to the destination; 0 when it may now. */
export async function secondsUntilNextCode(
  db: Db | Tx,
  {
    candidateId,
    purpose,
    destination,
  }: { candidateId: OfRow<'candidate'>; purpose: VerificationPurpose; destination: string },
) {
  const { againSeconds, codes, hours } = verificationRules[purpose]
  const nth = (column: 'candidate_id' | 'destination') =>
    sql`(select inserted_at + make_interval(hours => ${hours}::int) from candidate_verification
      where ${sql.ref(column)} = ${column === 'candidate_id' ? candidateId : destination}
        and purpose = ${purpose} order by inserted_at desc offset ${codes - 1} limit 1)`
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from greatest(
      (select max(inserted_at) + make_interval(secs => ${againSeconds}) from candidate_verification
        where candidate_id = ${candidateId} and destination = ${destination} and purpose = ${purpose}),
      ${nth('candidate_id')}, ${nth('destination')}) - now()))::int as seconds`.execute(db)
  return Math.max(0, rows[0]?.seconds ?? 0)
}

/** The row of a link, with the student's state; undefined for a text that is no link of ours. */
export async function findVerificationOfLink(db: Db, codes: OneTimeCodes, token: string) {
  const id = codes.idOf(token)
  if (id === null) return undefined
  return db
    .selectFrom('candidateVerification')
    .innerJoin('candidate', 'candidate.id', 'candidateVerification.candidateId')
    .select([
      'candidateVerification.id as verificationId',
      'candidateId',
      'purpose',
      'destination',
      'usedAt',
      'candidate.status',
    ])
    .select(sql<boolean>`expires_at <= now()`.as('isExpired'))
    .where('candidateVerification.id', '=', id)
    .executeTakeFirst()
}
