import { sql, type RawBuilder } from 'kysely'
import type { OfRow } from '#ground/id.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { OneTimeCodes } from '#platform/secrets/one-time-codes.ts'
import { codeTries, lockMinutes, phonePurposes, verificationRules, type VerificationPurpose } from './rules.ts'

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

export type Destination = { candidateId: OfRow<'candidate'>; purpose: VerificationPurpose; destination: string }

/** The codes of a destination that are used or still valid, newest first. */
export const listCodes = (db: Db, { candidateId, purpose, destination }: Destination) =>
  db
    .selectFrom('candidateVerification')
    .select('id')
    .where('candidateId', '=', candidateId)
    .where('purpose', '=', purpose)
    .where('destination', '=', destination)
    .where((eb) => eb.or([eb('usedAt', 'is not', null), eb('expiresAt', '>', sql<Date>`now()`)]))
    .orderBy('insertedAt', 'desc')
    .execute()

export type Wanted = Destination & {
  /** A name of the network that asks. */
  visitor: string
}

/**
 * Seconds until another code may be sent to the destination; 0 when it may now. Strangers may name an address that is
 * not theirs: the first code that a network asks for is sent whatever others asked, so that the owner can begin.
 */
export async function secondsUntilNextCode(db: Db | Tx, { candidateId, purpose, destination, visitor }: Wanted) {
  const { againSeconds, codes, codesOfAll, hours } = verificationRules[purpose]
  const length = sql`make_interval(hours => ${hours}::int)`
  const toDestination = sql`destination = ${destination} and purpose = ${purpose}`
  const fromHere = sql`${toDestination} and visitor = ${visitor}`
  const nth = (which: RawBuilder<unknown>, count: number) =>
    sql`(select inserted_at + ${length} from candidate_verification where ${which}
      order by inserted_at desc offset ${count - 1} limit 1)`
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from greatest(
      (select max(inserted_at) + make_interval(secs => ${againSeconds}) from candidate_verification
        where candidate_id = ${candidateId} and destination = ${destination} and purpose = ${purpose}),
      ${nth(sql`candidate_id = ${candidateId} and purpose = ${purpose}`, codes)},
      ${nth(fromHere, codes)},
      case when exists (select 1 from candidate_verification where ${fromHere} and inserted_at > now() - ${length})
        then ${nth(toDestination, codesOfAll)} end) - now()))::int as seconds`.execute(db)
  return Math.max(0, rows[0]?.seconds ?? 0)
}

/** SMS that were asked for within the last 24 hours, at most `most`. */
export async function countSmsOfDay(db: Db | Tx, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from candidate_verification
      where inserted_at > now() - interval '24 hours' and purpose = any(${phonePurposes}::text[]) limit ${most}) sms`.execute(
    db,
  )
  return rows[0]?.count ?? 0
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
