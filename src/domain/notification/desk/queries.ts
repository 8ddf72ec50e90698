import { sql } from 'kysely'
import type { Queue } from '#domain/admin-account/desk/queries.ts'
import type { Db } from '#platform/database/db.ts'

/** Mails and other jobs whose last run failed, those that will be tried again included. */
export async function findFailedJobQueue(db: Db): Promise<Queue> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    select count(*)::int as count, min(created_at) as "oldestAt"
    from graphile_worker._private_jobs where last_error is not null`.execute(db)
  return { count: 0, oldestAt: null, ...rows[0], dueOn: null }
}
