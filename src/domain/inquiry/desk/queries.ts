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

// Without a parameter: the two places must be the same to the database.
const isComplaint = sql<boolean>`category = 'CONTENT'`

/** Letters that nobody has answered: complaints about content, and the rest. */
export async function findInquiryQueues(db: Db, kinds: readonly ('complaints' | 'others')[]) {
  const rows = await db
    .selectFrom('inquiry')
    .select(isComplaint.as('isComplaint'))
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('insertedAt').as('oldestAt')])
    .select((eb) => eb.fn.min('dueOn').as('dueOn'))
    .where('status', '=', 'OPEN')
    .groupBy(isComplaint)
    .execute()
  const queueOf = (kind: (typeof kinds)[number]): Queue => {
    const row = rows.find((queue) => queue.isComplaint === (kind === 'complaints'))
    return row ?? { count: 0, oldestAt: null, dueOn: null }
  }
  return new Map(kinds.map((kind) => [kind, queueOf(kind)]))
}
