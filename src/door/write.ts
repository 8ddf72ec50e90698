import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '#ground/refusal.ts'
import type { Viewer } from '#domain/viewer/viewer.ts'
import { isDatabaseAway } from '#platform/database/database-away.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { isPoolBusy } from '#platform/database/pool-busy.ts'
import type { Context } from '#graphql/context.ts'
import { noteDone } from './done-acts.ts'

/** An Idempotency-Key: the same key means the same operation with the same payload. */
export type Idempotency = { key: string; operation: string; payload: () => string }

/** The owner of an Idempotency-Key. Guests with the same key are distinguished by their addresses. */
const actorOf = (viewer: Viewer, visitor: string) => {
  if (viewer.kind === 'candidate') return `candidate:${viewer.candidateId}`
  if (viewer.kind === 'company') return `company:${viewer.companyUserId}`
  if (viewer.kind === 'accessToken') return `accessToken:${viewer.accessTokenId}`
  return viewer.kind === 'admin' ? `admin:${viewer.adminAccountId}` : `guest:${visitor}`
}

const deadlock = '40P01'
const isDeadlock = (error: unknown) => error instanceof Error && 'code' in error && error.code === deadlock

/** A primary that fails over is replaced within this time, and proxies wait for an answer longer than that. */
const settleWithinMs = 30_000
const settleEveryMs = 250

/**
 * The only way to write: one transaction for each mutation field, repeated after a lost deadlock. When the database goes
 * between a commit and its answer, nobody knows whether the act was done: it is sent again under its key until the
 * database says, so that what is refused was not done. An act without a key is refused as `outcome_unknown`.
 */
export function writer(
  db: Db,
  viewer: Viewer,
  visitorOf: () => string,
  idempotency: Idempotency | null,
): Context['write'] {
  let fields = 0
  const write: Context['write'] = async (act) => {
    const at = fields++
    const once = idempotency && { ...idempotency, key: at === 0 ? idempotency.key : `${idempotency.key}#${at}` }
    let settleUntil: number | undefined
    for (let attempt = 1; ; attempt += 1) {
      let isCommitting = false
      try {
        const result = await db.transaction().execute(async (tx) => {
          const answer = await (once ? actOnce(tx, actorOf(viewer, visitorOf()), once, act) : act(tx))
          isCommitting = true
          return answer
        })
        noteDone(write)
        return result
      } catch (error) {
        if (isCommitting && isDatabaseAway(error)) settleUntil ??= performance.now() + settleWithinMs
        if (settleUntil === undefined || !(isDatabaseAway(error) || isPoolBusy(error))) {
          if (!isDeadlock(error) || attempt === 3) throw error
        } else {
          if (!once || performance.now() > settleUntil) throw new Refusal('outcome_unknown')
          await sleep(settleEveryMs)
        }
      }
    }
  }
  return write
}

async function actOnce<Result>(
  tx: Tx,
  actor: string,
  { key, operation, payload }: Idempotency,
  act: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const mine = { actor, key }
  const payloadSha256 = createHash('sha256').update(payload()).digest()
  // A second request with the same key waits here until the first has committed or failed.
  const claimed = await tx
    .insertInto('idempotencyKey')
    .values({ ...mine, operation, payloadSha256, result: 'null' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  const row = () =>
    tx
      .selectFrom('idempotencyKey')
      .where('actor', '=', mine.actor)
      .where('key', '=', key)
      .select(['result', 'payloadSha256'])
  if (!claimed) {
    const first = await row().executeTakeFirstOrThrow()
    if (!first.payloadSha256.equals(payloadSha256)) throw new Refusal('idempotency_key_reused')
    return first.result as Result
  }
  const result = await act(tx)
  await tx
    .updateTable('idempotencyKey')
    .set({ result: JSON.stringify(result ?? null) })
    .where('actor', '=', mine.actor)
    .where('key', '=', key)
    .execute()
  return result
}
