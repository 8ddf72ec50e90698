import { sql } from 'kysely'
import type { Area } from '#ground/area.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import type { SignInKeys } from './keys.ts'
import { placeDays, unlockLimits, type Waits } from './rules.ts'

const waitOf = ({ free, firstSeconds, maxSeconds }: Waits) =>
  sql`sign_in_wait(held.failures, ${free}, ${firstSeconds}, ${maxSeconds})`
const forgottenBefore = ({ forgetSeconds }: Waits, now: Date) => new Date(now.getTime() - forgetSeconds * 1000)

/**
 * Counts a failure before the password is checked, so that many tries at once do not all count as the first. Returns
 * the failures of the key, or undefined while the key has to wait. A try during the wait does not lengthen the wait. Of
 * two tries at once the earlier may be counted last; it waits no longer for that.
 */
export async function countSignInFailure(db: Db, key: string, waits: Waits, now: Date, isBound = true) {
  const forgotten = forgottenBefore(waits, now)
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_attempt as held (key, failures, last_failed_at) values (${key}, 1, ${now})
    on conflict (key) do update set
      failures = case when held.last_failed_at < ${forgotten} then 1 else held.failures + 1 end,
      last_failed_at = greatest(held.last_failed_at, ${now})
    where not ${isBound} or held.last_failed_at < ${forgotten}
      or held.last_failed_at + ${waitOf(waits)} <= greatest(held.last_failed_at, ${now})
    returning failures`.execute(db)
  return rows[0]?.failures
}

/** Seconds until the key may try again; 0 when it may now. */
export async function secondsToWait(db: Db, key: string, waits: Waits, now: Date) {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from held.last_failed_at + ${waitOf(waits)} - greatest(held.last_failed_at, ${now}))::float8
      as seconds
    from sign_in_attempt held where key = ${key} and last_failed_at >= ${forgottenBefore(waits, now)}`.execute(db)
  return Math.max(0, Math.ceil(rows[0]?.seconds ?? 0))
}

/** Takes back a counted try that was no failure. */
export const giveBack = (db: Db, key: string) =>
  db
    .updateTable('signInAttempt')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('key', '=', key)
    .execute()

export const forgetAttempts = (db: Db, key: string) => db.deleteFrom('signInAttempt').where('key', '=', key).execute()

export async function isKnownPlace(db: Db, key: string) {
  const row = await db.selectFrom('signInPlace').select('key').where('key', '=', key).executeTakeFirst()
  return row !== undefined
}

export const rememberPlace = (db: Db, key: string, now: Date) =>
  db
    .insertInto('signInPlace')
    .values({ key, signedInAt: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ signedInAt: now }))
    .execute()

type Unlock = { token: string; area: Area; accountKey: string }

/** True when the unlock link allows another attempt at the account. Each attempt is counted before it is made. */
export async function tryUnlock(db: Db, { token, area, accountKey }: Unlock, now: Date) {
  const row = await db
    .updateTable('signInUnlock')
    .set({ tries: sql`tries + 1` })
    .where('tokenSha256', '=', sha256(token))
    .where('area', '=', area)
    .where('accountKey', '=', accountKey)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('tries', '<', unlockLimits.tries)
    .returning('tries')
    .executeTakeFirst()
  return row !== undefined
}

export const useUnlock = (db: Db, token: string, now: Date) =>
  db.updateTable('signInUnlock').set({ usedAt: now }).where('tokenSha256', '=', sha256(token)).execute()

/** After a new password: no earlier failure of the account makes its owner wait here, and no unlock link is open. */
export async function forgetFailures(tx: Tx, { account, pair }: Pick<SignInKeys, 'account' | 'pair'>, now: Date) {
  await tx.deleteFrom('signInAttempt').where('key', 'in', [account, pair]).execute()
  await tx
    .updateTable('signInUnlock')
    .set({ usedAt: now })
    .where('accountKey', '=', account)
    .where('usedAt', 'is', null)
    .execute()
}

/** Stores the hash of an unlock link. Returns false when the account got another link within `quietMinutes`. */
export async function makeUnlock(tx: Tx, { token, area, accountKey }: Unlock, now: Date) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${accountKey}, 31))`.execute(tx)
  const recent = await tx
    .selectFrom('signInUnlock')
    .select('area')
    .where('accountKey', '=', accountKey)
    .where('insertedAt', '>', new Date(now.getTime() - unlockLimits.quietMinutes * 60_000))
    .executeTakeFirst()
  if (recent) return false
  const expiresAt = new Date(now.getTime() + unlockLimits.hours * 3_600_000)
  await tx
    .insertInto('signInUnlock')
    .values({ tokenSha256: sha256(token), area, accountKey, insertedAt: now, expiresAt })
    .execute()
  return true
}

/** Called by the clock; returns the number of deleted rows. */
export async function forgetSignIns(db: Db) {
  const { rows } = await sql`
    with attempts as (
      delete from sign_in_attempt where last_failed_at < now() - interval '2 days' returning 1
    ), places as (
      delete from sign_in_place where signed_in_at < now() - make_interval(days => ${placeDays}) returning 1
    ), unlocks as (
      delete from sign_in_unlock where expires_at < now() - interval '1 day' returning 1
    )
    select 1 from attempts union all select 1 from places union all select 1 from unlocks`.execute(db)
  return rows.length
}
