import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/db.ts'
import { everyKind, type OutgoingChannel } from '#platform/queue/hold.ts'
import { stoppableJobs, stoppableKinds } from './kinds.ts'
import { lateAfterHours } from './rules.ts'

export type StopRow = {
  channel: OutgoingChannel
  kind: string
  reason: string
  stoppedAt: Date
  operatorName: string
}

/** The stops that hold, the oldest first. */
export const listStops = (db: Db): Promise<StopRow[]> =>
  db
    .selectFrom('outgoingStop')
    .innerJoin('adminAccount', 'adminAccount.id', 'outgoingStop.adminAccountId')
    .select([
      'channel',
      'kind',
      'reason',
      'outgoingStop.insertedAt as stoppedAt',
      sql<string>`family_name || ' ' || given_name`.as('operatorName'),
    ])
    .orderBy('outgoingStop.insertedAt')
    .orderBy('channel')
    .orderBy('kind')
    .execute()

/**
 * The jobs of mails and pushes that an operator may stop and that nobody has given up: `channel`, `kind`, and whether
 * it is too late to send them.
 */
export const outgoingJobs = sql`
  select job.id, job.locked_at, job.run_at, job.payload, task.identifier,
    case task.identifier when 'send_push' then 'PUSH' else 'MAIL' end as channel,
    case when task.identifier in ('send_mail', 'send_push') then job.payload ->> 'kind' else task.identifier end as kind,
    coalesce(mail.inserted_at, push.due_at, job.created_at) as queued_at,
    coalesce(mail.inserted_at, push.due_at, job.created_at) + make_interval(hours =>
      case task.identifier when 'send_mail' then ${sql.lit(lateAfterHours.notice)}
        when 'send_push' then ${sql.lit(lateAfterHours.push)} else ${sql.lit(lateAfterHours.direct)} end) < now() as is_late
  from graphile_worker._private_jobs job
  join graphile_worker._private_tasks task on task.id = job.task_id
  left join notification_mail mail
    on task.identifier = 'send_mail' and mail.id = (job.payload ->> 'mailId')::uuid
  left join notification_push push
    on task.identifier = 'send_push' and push.notification_id = (job.payload ->> 'notificationId')::uuid
    and push.push_device_id = (job.payload ->> 'pushDeviceId')::uuid
  where task.identifier = any(${['send_mail', 'send_push', ...Object.keys(stoppableJobs)]}::text[])
    and job.attempts < job.max_attempts`

/** The kinds of a channel that a stop of `kind` covers, without those that another stop goes on to hold. */
export async function coveredKinds(tx: Tx, channel: OutgoingChannel, kind: string): Promise<readonly string[]> {
  const others = await tx.selectFrom('outgoingStop').select('kind').where('channel', '=', channel).execute()
  const held = new Set(others.map((other) => other.kind))
  if (held.has(everyKind)) return []
  const all = stoppableKinds.filter(({ channels }) => channels.includes(channel)).map((each) => each.kind)
  return (kind === everyKind ? all : [kind]).filter((each) => !held.has(each))
}

export type WaitingRow = {
  channel: OutgoingChannel
  kind: string
  count: number
  /** Those that do not leave any more when the stop ends. */
  late: number
  oldestAt: Date
}

/** The mails and pushes in the queue by kind, the most first: those that a stop holds, and those that come to their turn. */
export async function listWaiting(db: Db): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select channel, kind, count(*)::int as count, count(*) filter (where is_late)::int as late,
      min(queued_at) as "oldestAt"
    from (${outgoingJobs}) waiting
    where kind = any(${stoppableKinds.map(({ kind }) => kind)}::text[])
    group by 1, 2 order by 3 desc, 1, 2`.execute(db)
  return rows
}
