import { sql } from 'kysely'
import type { Queue } from '#domain/admin-account/desk/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { openAlarms } from '../alarm/queries.ts'

/** Items with a sign that nobody has put aside, and that nobody has rested or retired. */
export const findItemAlarmQueue = (db: Db): Promise<Queue> =>
  openAlarms(db)
    .select((eb) => [
      eb.fn.count<number>('alarm.itemId').distinct().as('count'),
      eb.fn.min('alarm.raisedAt').as('oldestAt'),
    ])
    .select(sql<string | null>`null`.as('dueOn'))
    .executeTakeFirstOrThrow()
