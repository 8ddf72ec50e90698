import { sql, type ExpressionBuilder } from 'kysely'
import { forgetFcmToken } from '#domain/candidate-account/fcm-token/commands.ts'
import { findFcmToken } from '#domain/candidate-account/fcm-token/queries.ts'
import type { DB } from '#platform/database-types.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { Push, PushMessage } from '#platform/push-message.ts'
import { enqueue, enqueueMany } from '#platform/queue.ts'
import { findChannels } from '../../setting/candidate/queries.ts'
import { compose } from '../../kinds.ts'
import { heldUntil, type About, type PushKind } from '../../kind.ts'
import { isStillTrue } from '../../still-true.ts'
import { firstCharacters } from '../../wording.ts'

type Key = { candidateId: string; candidateNotificationId: string; candidateFcmTokenId: string }
/** The payload of `send_push`: ids only. */
export type PushJob = Key & { kind: PushKind; about: About }

/** Queues one push for each of the student's devices; by night they wait for the morning. */
export async function queuePushes(
  tx: Tx,
  kind: PushKind,
  about: About,
  notification: Omit<Key, 'candidateFcmTokenId'>,
) {
  const { candidateId, candidateNotificationId } = notification
  const waiting = await tx
    .insertInto('candidatePush')
    .columns(['candidateId', 'candidateNotificationId', 'candidateFcmTokenId'])
    .expression((eb) =>
      eb
        .selectFrom('candidateFcmToken')
        .select(({ val }) => ['candidateId', val(candidateNotificationId).as('notificationId'), 'id'])
        .where('candidateId', '=', candidateId),
    )
    .returning('candidateFcmTokenId')
    .execute()
  const runAt = heldUntil(new Date())
  await enqueueMany(
    tx,
    'send_push',
    waiting.map((device): PushJob => ({ kind, about, ...notification, ...device })),
    runAt ? { runAt } : {},
  )
}

/** Sends what still waits and is still true. Throws when the push service wants to be asked again. */
export async function sendPush(db: Db, push: Push, job: PushJob) {
  // Queued by day, tried again by night.
  const runAt = heldUntil(new Date())
  if (runAt) return enqueue(db, 'send_push', job, { runAt })
  if (!(await claim(db, job))) return lookAgain(db, job)
  try {
    const token = await findFcmToken(db, job.candidateId, job.candidateFcmTokenId)
    const message = token === undefined ? undefined : await findMessage(db, job)
    if (token !== undefined && message && (await push(token, message)) === 'gone')
      await forgetFcmToken(db, job.candidateFcmTokenId)
  } catch (error) {
    await db.updateTable('candidatePush').set({ claimedAt: null }).where(isOf(job)).execute()
    throw error
  }
  await db.deleteFrom('candidatePush').where(isOf(job)).execute()
}

/** Somebody else has it in hand, or died with it: then it is taken up when the claim has run out. */
async function lookAgain(db: Db, job: PushJob) {
  const held = await db.selectFrom('candidatePush').select('claimedAt').where(isOf(job)).executeTakeFirst()
  if (!held?.claimedAt) return
  const runAt = new Date(held.claimedAt.getTime() + claimSeconds * 1_000 + 1_000)
  await enqueue(db, 'send_push', job, {
    runAt,
    key: `push:${job.candidateNotificationId}:${job.candidateFcmTokenId}`,
  })
}

// Of the same job twice at once one sends. A claim outlives the sending by far: who still has it after a minute has died.
const claimSeconds = 60
const claim = (db: Db, job: PushJob) =>
  db
    .updateTable('candidatePush')
    .set({ claimedAt: sql<Date>`now()` })
    .where(isOf(job))
    .where((eb) =>
      eb.or([
        eb('claimedAt', 'is', null),
        eb('claimedAt', '<', sql<Date>`now() - make_interval(secs => ${sql.lit(claimSeconds)})`),
        // A claim in the future was written by a clock that had jumped ahead.
        eb('claimedAt', '>', sql<Date>`now() + make_interval(secs => ${sql.lit(claimSeconds)})`),
      ]),
    )
    .returning('candidateId')
    .executeTakeFirst()

const isOf =
  ({ candidateId, candidateNotificationId, candidateFcmTokenId }: PushJob) =>
  (eb: ExpressionBuilder<DB, 'candidatePush'>) =>
    eb.and({ candidateId, candidateNotificationId, candidateFcmTokenId })

/** Undefined when there is nothing left to call the student for: it was read in the list, or is no longer so. */
async function findMessage(db: Db, job: PushJob): Promise<PushMessage | undefined> {
  const { kind, about, candidateId, candidateNotificationId: id } = job
  const notification = await db
    .selectFrom('candidateNotification')
    .select(['effectKey', 'path'])
    .where('candidateId', '=', candidateId)
    .where('id', '=', id)
    .where('readAt', 'is', null)
    .executeTakeFirst()
  if (!notification || !(await isStillTrue(db, kind, about, notification.effectKey))) return undefined
  const text = await compose(db, kind, about)
  if (!text || !(await findChannels(db, candidateId, kind)).hasPush) return undefined
  const { title, body } = text
  return {
    title: firstCharacters(title, longest.title),
    body: firstCharacters(body, longest.body),
    url: notification.path,
    // A push that arrives twice after all is shown once.
    tag: id.replaceAll('-', ''),
  }
}

/** Characters: with four bytes each still below the 3 kB that every push service takes. */
const longest = { title: 100, body: 200 }
