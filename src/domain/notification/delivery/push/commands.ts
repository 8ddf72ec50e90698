import { sql } from 'kysely'
import { forgetFcmToken } from '#domain/candidate-account/fcm-token/commands.ts'
import { findFcmToken } from '#domain/candidate-account/fcm-token/queries.ts'
import type { OfRow } from '#ground/id.ts'
import { sendOnce, type Claimable } from '#platform/queue/claim.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import type { Push, PushMessage } from '#platform/outgoing/push-message.ts'
import { enqueue, enqueueMany } from '#platform/queue/queue.ts'
import { kindOf } from '../../kinds.ts'
import { findChannels } from '../../setting/candidate/queries.ts'
import { firstCharacters } from '../../wording.ts'
import type { Notice } from '../notice.ts'
import { findUnread } from './queries.ts'
import { findQuietHours } from '../../quiet-hours/queries.ts'
import { heldUntil } from '../../quiet-hours/rules.ts'

type Key = { candidateId: OfRow<'candidate'>; candidateNotificationId: string; candidateFcmTokenId: string }
/** The payload of `send_push`: the code of the kind and ids only. */
export type PushJob = Key & { kind: string; about: object }

// Sending a push takes seconds at most.
const claimSeconds = 60

/** Queues one push for each of the student's devices; in the student's quiet hours the pushes wait for their end. */
export async function queuePushes(
  tx: Tx,
  { kind: { code }, about }: Pick<Notice, 'kind' | 'about'>,
  notification: Omit<Key, 'candidateFcmTokenId'>,
) {
  const { candidateId, candidateNotificationId } = notification
  const runAt = heldUntil(new Date(), await findQuietHours(tx, candidateId))
  const waiting = await tx
    .insertInto('candidatePush')
    .columns(['candidateId', 'candidateNotificationId', 'candidateFcmTokenId', 'dueAt'])
    .expression((eb) =>
      eb
        .selectFrom('candidateFcmToken')
        .select(({ val }) => [
          'candidateId',
          val(candidateNotificationId).as('notificationId'),
          'id',
          sql<Date>`coalesce(${runAt}::timestamptz, now())`.as('dueAt'),
        ])
        .where('candidateId', '=', candidateId),
    )
    .returning('candidateFcmTokenId')
    .execute()
  if (waiting.length === 0) return
  await enqueueMany(
    tx,
    'send_push',
    waiting.map((device): PushJob => ({ kind: code, about, ...notification, ...device })),
    runAt ? { runAt } : {},
  )
}

/** Sends a push that still waits and is still true. Throws when the push service asks for another try later. */
export async function sendPush(db: Db, push: Push, job: PushJob) {
  // A push queued by day may be tried again at night.
  const { candidateId, candidateNotificationId, candidateFcmTokenId } = job
  const runAt = heldUntil(new Date(), await findQuietHours(db, candidateId))
  if (runAt) return db.transaction().execute((tx) => holdPush(tx, job, runAt))
  const row: Claimable = {
    table: 'candidatePush',
    isIt: (eb) =>
      eb.and([
        eb('candidatePush.candidateId', '=', candidateId),
        eb('candidatePush.candidateNotificationId', '=', candidateNotificationId),
        eb('candidatePush.candidateFcmTokenId', '=', candidateFcmTokenId),
      ]),
    seconds: claimSeconds,
    job: 'send_push',
    payload: job,
    key: `push:${candidateNotificationId}:${candidateFcmTokenId}`,
    settle: () =>
      db
        .deleteFrom('candidatePush')
        .where((eb) => eb.and({ candidateId, candidateNotificationId, candidateFcmTokenId }))
        .execute(),
  }
  await sendOnce(db, row, async () => {
    const token = await findFcmToken(db, candidateId, candidateFcmTokenId)
    const message = token === undefined ? undefined : await write(db, job)
    if (token !== undefined && message && (await push(token, message)) === 'gone')
      await forgetFcmToken(db, candidateFcmTokenId)
  })
}

/** Puts a push off that came to its turn in quiet hours. */
async function holdPush(tx: Tx, job: PushJob, runAt: Date) {
  const { candidateId, candidateNotificationId, candidateFcmTokenId } = job
  await tx
    .updateTable('candidatePush')
    .set({ dueAt: runAt })
    .where((eb) => eb.and({ candidateId, candidateNotificationId, candidateFcmTokenId }))
    .execute()
  await enqueue(tx, 'send_push', job, { runAt })
}

/** Undefined when the notification was read in the list, is no longer true, or the student turned pushes off. */
async function write(db: Db, { kind: code, about, candidateId, candidateNotificationId }: PushJob) {
  const kind = kindOf(code)
  const notification = kind && (await findUnread(db, candidateId, candidateNotificationId))
  if (!notification) return undefined
  const reading = await kind.read(db, about)
  if (!reading?.text.list || !(await reading.isStillTrue(notification.effectKey))) return undefined
  if (!kind.topic || !(await findChannels(db, candidateId, kind.topic)).hasPush) return undefined
  const { title, body } = reading.text.list
  return {
    title: firstCharacters(title, maxLengths.title),
    body: firstCharacters(body, maxLengths.body),
    url: notification.path,
    // A device shows two pushes with one tag as one.
    tag: candidateNotificationId.replaceAll('-', ''),
  } satisfies PushMessage
}

/** Characters: with four bytes each still below the 3 kB that every push service takes. */
const maxLengths = { title: 100, body: 200 }

/** Pushes that no device took within two days. */
export const forgetOldPushes = (db: Db) =>
  db
    .deleteFrom('candidatePush')
    .where('insertedAt', '<', sql<Date>`now() - interval '2 days'`)
    .execute()
