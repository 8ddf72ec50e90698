import { phonePurposes, smsOfDay } from '#domain/candidate-account/verification/rules.ts'
import type pg from 'pg'
import { listLateClockJobs, type ClockLine } from '#platform/queue/clock.ts'

/** Number of late items of each kind of work, and of SMS beyond a usual day's; most kinds count at most a thousand. */
export type Overdue = Record<'invitations' | 'mails' | 'pushes' | 'jobs' | 'failedJobs' | 'sms' | 'clockJobs', number>

/** Counts work that is late by more than a margin which healthy work never needs. */
export async function countOverdue(pool: pg.Pool, lines: readonly ClockLine[]): Promise<Overdue> {
  const { rows } = await pool.query<Omit<Overdue, 'clockJobs'>>(
    `
    select
      (select count(*)::int from (select 1 from scout_invitation
        where status = 'PENDING' and expires_at < now() - interval '10 minutes' limit 1000) late) as invitations,
      (select count(*)::int from (select 1 from notification_mail
        where done_at is null and inserted_at < now() - interval '1 hour' limit 1000) late) as mails,
      (select count(*)::int from (select 1 from notification_push
        where due_at < now() - interval '1 hour' limit 1000) late) as pushes,
      (select count(*)::int from (select 1 from graphile_worker._private_jobs
        where run_at < now() - interval '10 minutes' and locked_at is null and attempts < max_attempts limit 1000) late) as jobs,
      (select count(*)::int from (select 1 from graphile_worker._private_jobs
        where attempts >= max_attempts and locked_at is null limit 1000) late) as "failedJobs",
      (select greatest(0, count(*)::int - $1::int) from (select 1 from candidate_verification
        where inserted_at > now() - interval '24 hours' and purpose = any($2::text[])
        limit $1::int + 1000) sent) as sms`,
    [smsOfDay.usual, phonePurposes],
  )
  const [counted = { invitations: 0, mails: 0, pushes: 0, jobs: 0, failedJobs: 0, sms: 0 }] = rows
  return { ...counted, clockJobs: (await listLateClockJobs(pool, lines)).length }
}

/** Stops of an operator by channel. */
export async function countStops(pool: pg.Pool) {
  const { rows } = await pool.query<{ MAIL: number; PUSH: number }>(`
    select count(*) filter (where channel = 'MAIL')::int as "MAIL", count(*) filter (where channel = 'PUSH')::int as "PUSH"
    from outgoing_stop`)
  return rows[0] ?? { MAIL: 0, PUSH: 0 }
}

export const isAnyOverdue = (overdue: Overdue) => Object.values(overdue).some((count) => count > 0)
