import { sql } from 'kysely'
import type { Queue } from '#domain/admin-account/desk/queries.ts'
import type { Db } from '#platform/db.ts'

/** Items with an alarm that nobody has rested or retired. */
export const findItemAlarmQueue = (db: Db): Promise<Queue> =>
  db
    .selectFrom('assessmentItemAlarm')
    .select((eb) => [eb.fn.count<number>('itemId').distinct().as('count'), eb.fn.min('raisedAt').as('oldestAt')])
    .select(sql<string | null>`null`.as('dueOn'))
    .executeTakeFirstOrThrow()
