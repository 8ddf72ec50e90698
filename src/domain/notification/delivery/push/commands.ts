import { sql } from 'kysely'
import { forgetDevice } from '#domain/push-device/commands.ts'
import type { PushDeviceOwner, PushService } from '#domain/push-device/rules.ts'
import { sendOnce, type Claimable } from '#platform/queue/claim.ts'
import type { Db, Tx } from '#platform/database/db.ts'
import { eraseSome } from '#platform/database/erase-some.ts'
import type { Line } from '#platform/outgoing/line.ts'
import type { Push, PushMessage } from '#platform/outgoing/push-message.ts'
import { enqueue, enqueueMany } from '#platform/queue/queue.ts'
import { kindOf } from '../../kinds.ts'
import { firstCharacters } from '../../wording.ts'
import { heldUntil } from '../../quiet-hours/rules.ts'
import { pushOf, type Notice } from '../notice.ts'
import { stoppable } from '../stop/kinds.ts'
import { findDevice, findQuietHoursOf, findReader, findUnread, wantsPush, type Receiver } from './queries.ts'

type Key = { notificationId: string; pushDeviceId: string }
type About = {
  kind: string
  about: object
  /** A word of this very day, which no quiet hours hold. */
  isUrgent?: true
}
/** The payload of `send_push`: the code of the kind and ids only. */
export type PushJob = Key & About
/** The payload of before company users had devices; it may wait in the queue for the morning. */
type EarlierPushJob = { candidateNotificationId: string; candidateFcmTokenId: string } & About

// Sending a push takes seconds at most.
const claimSeconds = 60

type Devices = { reader: PushDeviceOwner; services: readonly PushService[] }

/**
 * Queues one push for each device of the reader that these services reach; in the reader's quiet hours the pushes wait
 * for their end.
 */
export async function queuePushes(
  tx: Tx,
  { kind: { code }, about, text }: Pick<Notice, 'kind' | 'about' | 'text'>,
  { reader, services }: Devices,
  notificationId: string,
) {
  if (!pushOf(text)) return
  const isUrgent = text.push?.isUrgent ?? false
  const runAt = isUrgent ? null : heldUntil(new Date(), await findQuietHoursOf(tx, reader))
  const waiting = await tx
    .insertInto('notificationPush')
    .columns(['candidateId', 'companyId', 'companyUserId', 'notificationId', 'pushDeviceId', 'dueAt'])
    .expression((eb) =>
      eb
        .selectFrom('pushDevice')
        .select(({ val }) => [
          'candidateId',
          'companyId',
          'companyUserId',
          val(notificationId).as('notificationId'),
          'id',
          sql<Date>`coalesce(${runAt}::timestamptz, now())`.as('dueAt'),
        ])
        .where((of) => of.and(reader))
        .where('isStopped', '=', false)
        .where('service', 'in', services),
    )
    .returning(['notificationId', 'pushDeviceId'])
    .execute()
  if (waiting.length === 0) return
  await enqueueMany(
    tx,
    'send_push',
    waiting.map((key): PushJob => ({ kind: code, about, ...key, ...(isUrgent && { isUrgent }) })),
    runAt ? { runAt } : {},
  )
}

/** The senders of pushes, by the service of the device. */
type PushSenders = { push: Push; line: Pick<Line, 'push'> }

/** Sends a push that still waits and is still true. Throws when the push service asks for another try later. */
export async function sendPush(db: Db, { push, line }: PushSenders, queued: PushJob | EarlierPushJob) {
  const job = 'pushDeviceId' in queued ? queued : ofEarlier(queued)
  const { notificationId, pushDeviceId } = job
  const reader = await findReader(db, job)
  if (!reader) return
  // A push queued by day may be tried again at night.
  const runAt = job.isUrgent ? null : heldUntil(new Date(), await findQuietHoursOf(db, reader))
  if (runAt) return db.transaction().execute((tx) => holdPush(tx, job, runAt))
  const row: Claimable = {
    table: 'notificationPush',
    isIt: (eb) =>
      eb.and([
        eb('notificationPush.notificationId', '=', notificationId),
        eb('notificationPush.pushDeviceId', '=', pushDeviceId),
      ]),
    seconds: claimSeconds,
    job: 'send_push',
    payload: job,
    key: `push:${notificationId}:${pushDeviceId}`,
    stop: stoppable('PUSH', job.kind),
    settle: () =>
      db
        .deleteFrom('notificationPush')
        .where((eb) => eb.and({ notificationId, pushDeviceId }))
        .execute(),
  }
  await sendOnce(db, row, async () => {
    const device = await findDevice(db, reader, pushDeviceId)
    const message = device && (await write(db, job, { reader, service: device.service }))
    if (!device || !message) return
    const send = device.service === 'LINE' ? line.push : push
    if ((await send(device.token, message)) === 'gone') await forgetDevice(db, pushDeviceId)
  })
}

const ofEarlier = ({ candidateNotificationId, candidateFcmTokenId, ...job }: EarlierPushJob): PushJob => ({
  ...job,
  notificationId: candidateNotificationId,
  pushDeviceId: candidateFcmTokenId,
})

/** Puts a push off that came to its turn in quiet hours. */
async function holdPush(tx: Tx, job: PushJob, runAt: Date) {
  const { notificationId, pushDeviceId } = job
  await tx
    .updateTable('notificationPush')
    .set({ dueAt: runAt })
    .where((eb) => eb.and({ notificationId, pushDeviceId }))
    .execute()
  await enqueue(tx, 'send_push', job, { runAt })
}

/** Undefined when the notification was read in the list, is no longer true, or the reader turned the service off. */
async function write(db: Db, { kind: code, about, notificationId }: PushJob, { reader, service }: Receiver) {
  const kind = kindOf(code)
  const notification = kind && (await findUnread(db, reader, notificationId))
  if (!notification) return undefined
  const reading = await kind.read(db, about)
  const words = reading && pushOf(reading.text)
  if (!words || !(await reading.isStillTrue(notification.effectKey))) return undefined
  if (!(await wantsPush(db, { reader, service }, kind))) return undefined
  return {
    title: firstCharacters(words.title, maxLengths.title),
    body: firstCharacters(words.body, maxLengths.body),
    url: notification.path,
    // A device shows two pushes with one tag as one.
    tag: notificationId.replaceAll('-', ''),
  } satisfies PushMessage
}

/** Characters: with four bytes each still below the 3 kB that every push service takes. */
const maxLengths = { title: 100, body: 200 }

/** Pushes that no device took within two days. */
export const forgetOldPushes = (db: Db) =>
  eraseSome(db, 'notificationPush', sql`inserted_at < now() - interval '2 days'`)
