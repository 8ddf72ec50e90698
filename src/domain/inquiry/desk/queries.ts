import { sql } from 'kysely'
import { addBusinessDays } from '#domain/lookup/holiday/rules.ts'
import type { Queue } from '#domain/admin-account/desk/queries.ts'
import { applicationBusinessDays } from '#domain/admin-account/desk/rules.ts'
import { tokyoDay } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'

/** Applications nobody has decided. */
export async function findApplicationQueue(db: Db): Promise<Queue> {
  const { count, oldestAt } = await db
    .selectFrom('preRegistration')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('insertedAt').as('oldestAt')])
    .where('status', '=', 'APPLIED')
    .executeTakeFirstOrThrow()
  return { count, oldestAt, dueOn: oldestAt && addBusinessDays(tokyoDay(oldestAt), applicationBusinessDays) }
}

export type InquiryQueue = 'complaints' | 'all'

/** Letters that nobody has answered: complaints about content, and all with these. */
export async function findInquiryQueues(db: Db, kinds: readonly InquiryQueue[]) {
  const isComplaint = sql<boolean>`category = 'CONTENT'`
  const row = await db
    .selectFrom('inquiry')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min('insertedAt').as('oldestAt'),
      fn.min('dueOn').as('dueOn'),
      fn.countAll<number>().filterWhere(isComplaint).as('complaintCount'),
      fn.min('insertedAt').filterWhere(isComplaint).as('oldestComplaintAt'),
      fn.min('dueOn').filterWhere(isComplaint).as('complaintDueOn'),
    ])
    .where('status', '=', 'OPEN')
    .executeTakeFirstOrThrow()
  const queues: Record<InquiryQueue, Queue> = {
    complaints: { count: row.complaintCount, oldestAt: row.oldestComplaintAt, dueOn: row.complaintDueOn },
    all: { count: row.count, oldestAt: row.oldestAt, dueOn: row.dueOn },
  }
  return new Map(kinds.map((kind) => [kind, queues[kind]]))
}

/** Requests to suspend or end a student's account that wait for a second operator. */
export const findStopQueue = (db: Db): Promise<Queue> =>
  db
    .selectFrom('candidateStop')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('insertedAt').as('oldestAt')])
    .select(sql<string | null>`null`.as('dueOn'))
    .where('status', '=', 'REQUESTED')
    .executeTakeFirstOrThrow()
