import { sql } from 'kysely'
import type { Db } from '#platform/database/db.ts'
import { addDays, daysFrom } from '#ground/day.ts'
import { startOfTokyoDay } from '#ground/time/moment.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import { contractDays, inForce } from '#domain/company/contract/rules.ts'
import { deskDays } from './rules.ts'

/** Something that waits for the operator: how much of it, since when, and by which Tokyo day. */
export type Queue = { count: number; oldestAt: Date | null; dueOn: string | null }

/** The days of the figures, oldest first. */
const deskDayRange = (today = tokyoToday()) => daysFrom(addDays(today, 1 - deskDays), today)
const deskSince = () => startOfTokyoDay(addDays(tokyoToday(), 1 - deskDays))

export type DayCount = { day: string; count: number }

/** Counts by Tokyo day of one column of a table, with 0 for days without a row. The names are written in the code. */
export async function countByDay(db: Db, table: string, column: string, isCounted = sql<boolean>`true`) {
  const { rows } = await sql<DayCount>`
    select to_char(${sql.ref(column)} at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as day, count(*)::int as count
    from ${sql.table(table)} where ${sql.ref(column)} >= ${deskSince()} and ${isCounted}
    group by 1`.execute(db)
  const counts = new Map(rows.map(({ day, count }) => [day, count]))
  return deskDayRange().map((day) => ({ day, count: counts.get(day) ?? 0 }))
}

/** Requests to suspend a company that wait for a second operator. */
export const findSuspensionQueue = (db: Db): Promise<Queue> =>
  db
    .selectFrom('contractSuspension')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('insertedAt').as('oldestAt')])
    .select(sql<string | null>`null`.as('dueOn'))
    .where('status', '=', 'REQUESTED')
    .executeTakeFirstOrThrow()

/** Companies that prepare their pages, until a trial or a contract. */
export const findReviewQueue = (db: Db): Promise<Queue> =>
  db
    .selectFrom('contract')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('insertedAt').as('oldestAt')])
    .select(sql<string | null>`null`.as('dueOn'))
    .where('status', 'in', ['APPLIED', 'UNDER_REVIEW'])
    .executeTakeFirstOrThrow()

/** Contracts and trials that end soon; due on the first end. */
export const findRenewalQueue = (db: Db): Promise<Queue> =>
  db
    .selectFrom('contract')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('endsOn').as('dueOn')])
    .select(sql<Date | null>`null::timestamptz`.as('oldestAt'))
    .where('status', 'in', inForce)
    .where('endsOn', '<=', addDays(tokyoToday(), contractDays.renewal))
    .executeTakeFirstOrThrow()
