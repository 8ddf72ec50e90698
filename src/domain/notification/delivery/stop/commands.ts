import { sql } from 'kysely'
import { recordAudit } from '#domain/audit/commands.ts'
import { discardAnswers, type AnswerMail } from '#domain/inquiry/contact/answer/commands.ts'
import type { AdminViewer } from '#domain/viewer/viewer.ts'
import { Refusal, refuseInvalid } from '#ground/refusal.ts'
import { checkText } from '#ground/validation/validation.ts'
import type { Tx } from '#platform/database/db.ts'
import { everyKind, type OutgoingChannel } from '#platform/queue/hold.ts'
import { nameOf, stoppableKind, stoppableKinds } from './kinds.ts'
import { coveredKinds, outgoingJobs } from './queries.ts'
import { stopReason, type WaitingFate } from './rules.ts'

type Discarded = { channel: OutgoingChannel; kinds: readonly string[] }
type Stop = { channel: OutgoingChannel; kind: string }

const requireStoppable = ({ channel, kind }: Stop) => {
  if (kind !== everyKind && !stoppableKind(kind)?.channels.includes(channel)) throw new Refusal('not_found')
}

/**
 * From this moment no worker claims a mail or a push of the kind; what comes to its turn waits. Refuses not_found for a
 * kind that always goes, outgoing_stop_changed where it is stopped already.
 */
export async function stopOutgoing(tx: Tx, admin: AdminViewer, stop: Stop, typedReason: string) {
  requireStoppable(stop)
  const reason = typedReason.trim()
  refuseInvalid([checkText('reason', reason, stopReason)])
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('outgoingStop')
    .values({ ...stop, reason, adminAccountId: admin.adminAccountId })
    .onConflict((oc) => oc.columns(['channel', 'kind']).doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) throw new Refusal('outgoing_stop_changed')
  await record(tx, admin, 'stopOutgoing', stop, {})
  return stop
}

export type Resumed = { sent: number; discarded: number }

/**
 * Ends a stop. What waited leaves, unless it is too late for it, or is thrown away, as `fate` says; what another stop
 * covers goes on waiting. Refuses outgoing_stop_changed.
 */
export async function resumeOutgoing(tx: Tx, admin: AdminViewer, stop: Stop, fate: WaitingFate): Promise<Resumed> {
  const { channel, kind } = stop
  // Waits for every worker that is just letting a job wait for this stop: then the job is seen below.
  const { numDeletedRows } = await tx
    .deleteFrom('outgoingStop')
    .where((eb) => eb.and({ channel, kind }))
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('outgoing_stop_changed')
  const released = await coveredKinds(tx, channel, kind)
  const discarded = await discard(
    tx,
    admin,
    { channel, kinds: released },
    fate === 'DISCARD' ? sql`true` : sql`is_late`,
  )
  const { rows } = await sql`
    update graphile_worker._private_jobs set run_at = now()
    where run_at = 'infinity' and id in (
      select id from (${outgoingJobs}) waiting where channel = ${channel} and kind = any(${released}::text[]))
    returning id`.execute(tx)
  await record(tx, admin, 'resumeOutgoing', stop, { fate, sent: rows.length, discarded })
  return { sent: rows.length, discarded }
}

/** Throws away what waits of a kind while it is stopped. Refuses not_found as `stopOutgoing` does, outgoing_stop_changed. */
export async function discardOutgoing(tx: Tx, admin: AdminViewer, stop: Stop) {
  requireStoppable(stop)
  const { channel, kind } = stop
  const held = await tx
    .selectFrom('outgoingStop')
    .select('kind')
    .where('channel', '=', channel)
    .where('kind', 'in', [kind, everyKind])
    .forShare()
    .execute()
  if (held.length === 0) throw new Refusal('outgoing_stop_changed')
  const kinds = kind === everyKind ? stoppableKinds.map((each) => each.kind) : [kind]
  const discarded = await discard(tx, admin, { channel, kinds }, sql`true`)
  await record(tx, admin, 'discardOutgoing', stop, { discarded })
  return discarded
}

/**
 * Settles the rows of these jobs, also of one that a worker holds and has not claimed yet, and takes the jobs out of the
 * queue. The notices stay in the lists of their readers; an answer to an inquiry stands in none, and its case is open
 * again.
 */
async function discard(tx: Tx, admin: AdminViewer, { channel, kinds }: Discarded, isMeant: ReturnType<typeof sql>) {
  const { rows } = await sql<{ answer: AnswerMail | null }>`
    with doomed as materialized (
      select id, identifier, payload from (${outgoingJobs}) waiting
      where channel = ${channel} and kind = any(${kinds}::text[]) and ${isMeant}
    ), mails as (
      update notification_mail set done_at = now()
      where done_at is null and claimed_at is null
        and id in (select (payload ->> 'mailId')::uuid from doomed where identifier = 'send_mail')
    ), pushes as (
      delete from notification_push using doomed
      where identifier = 'send_push' and claimed_at is null
        and notification_id = (payload ->> 'notificationId')::uuid
        and push_device_id = (payload ->> 'pushDeviceId')::uuid
    )
    delete from graphile_worker._private_jobs job using doomed
    where job.id = doomed.id and job.locked_at is null
    returning case when doomed.payload ->> 'to' = 'ANSWER' then doomed.payload end as answer`.execute(tx)
  await discardAnswers(
    tx,
    admin,
    rows.flatMap(({ answer }) => answer ?? []),
  )
  return rows.length
}

const record = (
  tx: Tx,
  admin: AdminViewer,
  action: string,
  { channel, kind }: Stop,
  details: Record<string, string | number>,
) =>
  recordAudit(tx, admin, [
    {
      action,
      subject: 'outgoing_stop',
      subjectId: `${channel}:${kind}`,
      details: { stopped: nameOf(kind), ...details },
    },
  ])
