import { sql } from 'kysely'
import { addDays, daysFrom } from '#ground/day.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'
import { boundsOf, type Page } from '#platform/database/page.ts'
import { countedDays } from './rules.ts'

export type FailedJobRow = {
  id: string
  kind: string
  attempts: number
  maxAttempts: number
  isGivenUp: boolean
  error: string | null
  queuedAt: Date
  failedAt: Date
  nextTryAt: Date
  mailId: string | null
}
export type FailedKindRow = { kind: string; givenUp: number; waiting: number; oldestAt: Date; latestAt: Date }

const failed = sql`
  from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
  where job.attempts > 0 and job.last_error is not null`

/** Failed jobs, those nobody tries any more first; of one kind or of all. */
export async function listFailedJobs(db: Db, kind: string | null, page: Page) {
  const { limit, offset } = boundsOf(page)
  const { rows } = await sql<FailedJobRow>`
    select job.id::text as id, task.identifier as kind, job.attempts, job.max_attempts as "maxAttempts",
      job.attempts >= job.max_attempts as "isGivenUp", job.last_error as error, job.created_at as "queuedAt",
      job.updated_at as "failedAt", job.run_at as "nextTryAt", job.payload ->> 'mailId' as "mailId"
    ${failed} and (${kind}::text is null or task.identifier = ${kind})
    order by job.attempts >= job.max_attempts desc, job.updated_at desc, job.id
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function listFailedKinds(db: Db) {
  const { rows } = await sql<FailedKindRow>`
    select task.identifier as kind, count(*) filter (where job.attempts >= job.max_attempts)::int as "givenUp",
      count(*) filter (where job.attempts < job.max_attempts)::int as waiting,
      min(job.created_at) as "oldestAt", max(job.updated_at) as "latestAt"
    ${failed}
    group by task.identifier order by 2 desc, 3 desc, 1`.execute(db)
  return rows
}

/** The addresses of these mails at this moment, for their domains. */
export async function findMailAddresses(db: Db, mailIds: readonly string[]) {
  const { rows } = await sql<{ id: string; email: string }>`
    select mail.id, coalesce(student.email, colleague.email, operator.email) as email
    from notification_mail mail
    left join candidate_account student on student.candidate_id = mail.candidate_id
    left join company_user_account colleague on colleague.company_id = mail.company_id
      and colleague.company_user_id = mail.company_user_id
    left join admin_account operator on operator.id = mail.admin_account_id
    where mail.id = any(${mailIds}::uuid[]) and coalesce(student.email, colleague.email, operator.email) is not null
  `.execute(db)
  return new Map(rows.map(({ id, email }) => [id, email]))
}

export type DeliveryDay = { day: string; queued: number; settled: number }

/** For each of the last days: the mails of notifications that were queued, and those of them that are done. */
export async function countDeliveries(db: Db): Promise<DeliveryDay[]> {
  const today = tokyoToday()
  const first = addDays(today, 1 - countedDays)
  const { rows } = await sql<DeliveryDay>`
    select to_char(inserted_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as day, count(*)::int as queued,
      count(done_at)::int as settled
    from notification_mail where inserted_at >= ${startOfTokyoDay(first)} group by 1`.execute(db)
  const rowsByDay = new Map(rows.map((row) => [row.day, row]))
  return daysFrom(first, today).map((day) => rowsByDay.get(day) ?? { day, queued: 0, settled: 0 })
}
