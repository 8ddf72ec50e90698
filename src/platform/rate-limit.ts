import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from './database/db.ts'
import { eraseSome } from './database/erase-some.ts'

type RateLimit = {
  /** Counts one attempt; `retryAfter` is in whole seconds until the next attempt. */
  consume: (key: string, points?: number) => Promise<{ allowed: true } | { allowed: false; retryAfter: number }>
  /** Forgets the attempts of a key, as after a correct password. */
  forget: (key: string) => Promise<void>
}
type RateLimitRule = {
  /** Separates the keys of different limits. */
  name: string
  attempts: number
  seconds: number
  /** Keys may be mail or network addresses; without this secret the stored hashes could be guessed. */
  secret: string
  /** Seconds to refuse after the last attempt; default: until the period ends. */
  blockSeconds?: number
}

/**
 * Counts attempts in PostgreSQL, so that all processes share the count. Keys are stored hashed, since they are
 * addresses.
 */
export function openRateLimit(
  pool: pg.Pool,
  { name, attempts, seconds, secret, blockSeconds }: RateLimitRule,
): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: withoutNames(pool),
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: attempts,
    duration: seconds,
    ...(blockSeconds && { blockDuration: blockSeconds }),
  })
  const hashed = (key: string) => createHmac('sha256', secret).update(key).digest('base64url')
  return {
    async consume(key, points = 1) {
      try {
        await limiter.consume(hashed(key), points)
        return { allowed: true }
      } catch (refused) {
        if (refused instanceof RateLimiterRes)
          return { allowed: false, retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) }
        throw refused
      }
    },
    async forget(key) {
      await limiter.delete(hashed(key))
    },
  }
}

/**
 * Counts attempts of each visitor; true while the limit allows another attempt. Limits are opened at their first use.
 */
export function openVisitorLimits(pool: pg.Pool, secret: string) {
  const limits = new Map<string, RateLimit>()
  return async (visitor: string, rule: Omit<RateLimitRule, 'secret'>): Promise<boolean> => {
    const limit = limits.get(rule.name) ?? openRateLimit(pool, { ...rule, secret })
    limits.set(rule.name, limit)
    return (await limit.consume(visitor)).allowed
  }
}

/** Called by the clock; a row expired an hour ago counts for nothing. */
export const clearExpiredRateLimits = (db: Db) => eraseSome(db, 'rateLimit', sql`expire < ${Date.now() - 3_600_000}`)

/** Named statements belong to one connection, which a pooler may swap. */
const withoutNames = (pool: pg.Pool) => ({
  query: ({ text, values }: { text: string; values?: unknown[] }) => pool.query({ text, values: values ?? [] }),
})
