import { sql } from 'kysely'
import { addDays } from '#ground/day.ts'
import { tokyoToday } from '#ground/tokyo-time.ts'
import type { Db } from '#platform/database/db.ts'
import { forgetExpired } from './retention.ts'

/** A day of this month and one of the next, also at the end of January. */
export const monthsToPlace = (today: string) => [today, addDays(`${today.slice(0, 8)}01`, 31)]

/**
 * Creates the partitions of this month and the next ahead of their records, and those of months that were served while
 * no worker ran, so that these are dropped in time too.
 */
export async function placeMonths(db: Db) {
  const { rows: unplaced } = await sql<{ month: string }>`
    select distinct date_trunc('month', inserted_at at time zone 'UTC')::date as month
    from (select inserted_at from audit_unplaced union all select inserted_at from profile_view_unplaced)`.execute(db)
  for (const day of new Set([...monthsToPlace(tokyoToday()), ...unplaced.map(({ month }) => month)]))
    await sql`select place_month(${day}::date)`.execute(db)
}

export const jobs = {
  place_months: (_: object, { db }: { db: Db }) => placeMonths(db),
  forget_expired: (_: object, context: Parameters<typeof forgetExpired>[0]) => forgetExpired(context),
}

export const crontab = `
15 18 * * * place_months ?fill=20h
30 18 * * * forget_expired ?fill=20h
`
