import { sql, type RawBuilder } from 'kysely'
import type { Area } from '#ground/area.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { erasedAtOnce } from '#platform/database/erase-some.ts'
import { sha256 } from '#platform/secrets/secret.ts'
import type { SignInKeys } from './keys.ts'
import { placeDays, signInWaits, unlockLimits, type Waits } from './rules.ts'

const waitOf = ({ free, firstSeconds, maxSeconds }: Waits) =>
  sql`sign_in_wait(held.failures, ${free}, ${firstSeconds}, ${maxSeconds})`
const forgottenBefore = ({ forgetSeconds }: Waits, now: Date) => new Date(now.getTime() - forgetSeconds * 1000)

/** Counts a failure of a key; nothing is counted while the key has to wait, where it is bound to. */
function counting(
  key: string,
  waits: Waits,
  now: Date,
  { when, isBound }: Record<'when' | 'isBound', RawBuilder<unknown>>,
) {
  const forgotten = forgottenBefore(waits, now)
  return sql<{ failures: number }>`
    insert into sign_in_attempt as held (key, failures, last_failed_at)
    select ${key}::text, 1, ${now}::timestamptz where ${when}
    on conflict (key) do update set
      failures = case when held.last_failed_at < ${forgotten} then 1 else held.failures + 1 end,
      last_failed_at = greatest(held.last_failed_at, ${now})
    where not ${isBound} or held.last_failed_at < ${forgotten}
      or held.last_failed_at + ${waitOf(waits)} <= greatest(held.last_failed_at, ${now})
    returning failures`
}

/** Counts a failure of a key that need not wait for it. */
export const countFailure = (db: Db, key: string, waits: Waits, now: Date) =>
  counting(key, waits, now, { when: sql`true`, isBound: sql`false` }).execute(db)

type CountedTry = { failures: number } | { waitsFor: keyof SignInKeys }

/**
 * Counts a try as a failure before its password is checked, so that many tries at once do not all count as the first,
 * and returns the failures of the account; or whose wait is not over. The visitor waits for an account only where it
 * has not signed in to it before, and with an unlock link for nothing. A try during a wait does not lengthen it. Of two
 * tries at once the earlier may be counted last; it waits no longer for that. One statement, since a sign-in waits for
 * many.
 */
export async function countTry(db: Db, keys: SignInKeys, hasUnlockLink: boolean, now: Date): Promise<CountedTry> {
  const { account, pair, visitor } = signInWaits
  const { rows } = await sql<{ isVisitorWaiting: boolean; ofPair: number | null; ofAccount: number | null }>`
    with place as materialized (
      select ${hasUnlockLink} or exists (select from sign_in_place where key = ${keys.pair}) as is_free
    ), waiting as materialized (
      select from sign_in_attempt as held where key = ${keys.visitor} and not (select is_free from place)
        and last_failed_at >= ${forgottenBefore(visitor, now)}
        and last_failed_at + ${waitOf(visitor)} > greatest(last_failed_at, ${now})
    ), pair as (${counting(keys.pair, pair, now, {
      when: sql`not exists (select from waiting)`,
      isBound: sql`${!hasUnlockLink}`,
    })}), account as (${counting(keys.account, account, now, {
      when: sql`exists (select from pair)`,
      isBound: sql`not (select is_free from place)`,
    })})
    select exists (select from waiting) as "isVisitorWaiting", (select failures from pair) as "ofPair",
      (select failures from account) as "ofAccount"`.execute(db)
  const [{ isVisitorWaiting, ofPair, ofAccount } = { isVisitorWaiting: true, ofPair: null, ofAccount: null }] = rows
  if (isVisitorWaiting) return { waitsFor: 'visitor' }
  if (ofPair === null) return { waitsFor: 'pair' }
  return ofAccount === null ? { waitsFor: 'account' } : { failures: ofAccount }
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
  // In the order in which a try locks both.
  for (const key of [pair, account]) await tx.deleteFrom('signInAttempt').where('key', '=', key).execute()
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
      -- A try locks two rows in an order of its own; what is tried in this moment is not forgotten yet.
      delete from sign_in_attempt where key in (
        select key from sign_in_attempt where last_failed_at < now() - interval '2 days'
        limit ${erasedAtOnce} for update skip locked
      ) returning 1
    ), places as (
      delete from sign_in_place where key in (
        select key from sign_in_place where signed_in_at < now() - make_interval(days => ${placeDays})
        limit ${erasedAtOnce}
      ) returning 1
    ), unlocks as (
      delete from sign_in_unlock where token_sha256 in (
        select token_sha256 from sign_in_unlock where expires_at < now() - interval '1 day' limit ${erasedAtOnce}
      ) returning 1
    )
    select 1 from attempts union all select 1 from places union all select 1 from unlocks`.execute(db)
  return rows.length
}
